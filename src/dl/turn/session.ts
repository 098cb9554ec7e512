import type { DictionaryUse } from '../pattern/program';
import type { RuleBase } from '../rule/ruleBase';
import type { VariableStore } from '../variables/variableStore';
import type { BuildScope, Work } from './answerBuilder';
import { localTime } from './localTime';
import type { Random } from './random';

export interface SessionOptions {
  /** Variables set when the chat starts, before the SETSESSION event. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Variables of the assistant profile (`inf_…`). */
  readonly assistant?: Readonly<Record<string, string>>;
  /** "Now" in seconds since 1970, UTC. A fixed number or a clock. */
  readonly clock: number | (() => number);
  /** Seed of the random choice: the same seed gives the same chat. */
  readonly seed?: number;
  /** False when the channel has no live operators (section 15.3). */
  readonly operators?: boolean;
}

/** A chat. It changes with every turn; nothing outside of it does. */
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
  /** Phrases so far. */
  phrases: number;
}

/** What an answer may look at when no question was matched. */
export function buildScope(session: Session, found: Pick<BuildScope, 'phrase' | 'match'>): BuildScope {
  return {
    base: session.base,
    variables: session.variables,
    random: session.random,
    now: localTime(session.clock(), session.variables.get('user_timezone')),
    usedLines: session.usedLines,
    usedAnswers: session.usedAnswers,
    work: session.work,
    ...found,
  };
}

/** True when a dictionary line may match: udict until all were used, sudict once (section 4). */
export function lineAllowed(session: Session, use: DictionaryUse, line: number): boolean {
  if (use.mode === 'dict' || use.mode === 'lcdict') return true;
  const used = session.usedLines.get(use.dictionary.name);
  if (used === undefined) return true;
  if (use.mode === 'udict' && used.size >= use.dictionary.lines.length) return true;
  return !used.has(line);
}

/** Notes the line that a udict or sudict of the question matched. */
export function noteLine(session: Session, use: DictionaryUse, line: number): void {
  if (use.mode === 'dict' || use.mode === 'lcdict') return;
  const { name, lines } = use.dictionary;
  const used = session.usedLines.get(name) ?? new Set<number>();
  session.usedLines.set(name, new Set(used.size >= lines.length ? [line] : [...used, line]));
}
