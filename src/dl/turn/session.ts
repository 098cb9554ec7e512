import type { RuleBase } from '../rule/ruleBase';
import type { VariableStore } from '../variables/variableStore';
import type { BuildScope, Work } from './buildScope';
import { localTime } from './localTime';
import type { Random } from './random';

/** A chat. It changes with every turn, and nothing outside it changes. */
export interface Session {
  readonly base: RuleBase;
  readonly variables: VariableStore;
  readonly random: Random;
  readonly clock: () => number;
  readonly operators: boolean;
  /** Used answer lines of the flags uniq and luniq (section 7.3). */
  readonly usedAnswers: Set<number>;
  /** Used lines of udict and sudict, per dictionary (section 8). */
  readonly usedLines: Map<string, ReadonlySet<number>>;
  /** Renewed with every turn. */
  readonly work: Work;
  /** Variables that were set from outside since the last turn, by their names in lower case. */
  readonly updated: Set<string>;
  /** Phrases so far. */
  phrases: number;
  /** Errors, as text, in cases in which the reference engine stops. */
  readonly problems: string[];
}

/** Sets variables from outside; names that do not exist are ignored. */
export function setKnown(session: Session, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (session.base.isVariable(name.toLowerCase())) session.variables.set(name, value);
  }
}

/** The state that an answer may use; `asked` is null in event rules. */
export function buildScope(
  session: Session,
  asked: BuildScope['asked'],
  usedLines: BuildScope['usedLines'] = session.usedLines,
): BuildScope {
  return {
    base: session.base,
    variables: session.variables,
    random: session.random,
    now: localTime(session.clock(), session.variables.get('user_timezone')),
    asked,
    usedLines,
    work: session.work,
  };
}
