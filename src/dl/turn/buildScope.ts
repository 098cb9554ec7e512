import type { Match } from '../pattern/match';
import type { Phrase } from '../pattern/phrase';
import type { RuleBase } from '../rule/ruleBase';
import type { VariableStore } from '../variables/variableStore';
import type { Random } from './random';

/** Counts the elements that a turn may still build (section 14 limits the time of a phrase; a count is repeatable). */
export interface Work {
  left: number;
}

export const workOfTurn = 1_000_000;

/** The state that is available while an answer is built; variables are those before the turn. */
export interface BuildScope {
  readonly base: RuleBase;
  readonly variables: VariableStore;
  readonly random: Random;
  readonly now: Date;
  /** Null in the rules of events. */
  readonly asked: { readonly phrase: Phrase; readonly match: Match } | null;
  /** Lines of dictionaries that udict and sudict have used, those of the question included. */
  readonly usedLines: ReadonlyMap<string, ReadonlySet<number>>;
  /** The remaining work that one turn may do. */
  readonly work: Work;
}
