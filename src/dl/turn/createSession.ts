import type { RuleBase } from '../rule/ruleBase';
import { VariableStore } from '../variables/variableStore';
import { workOfTurn } from './buildScope';
import { runQuietly } from './events';
import { seededRandom } from './random';
import { type Session, setKnown } from './session';

export interface SessionOptions {
  /** Variables set when the chat starts, before the SETSESSION event. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Variables of the assistant profile (`inf_…`). */
  readonly assistant?: Readonly<Record<string, string>>;
  /** "Now" in seconds since 1970, UTC. A fixed number or a clock. */
  readonly clock: number | (() => number);
  /** Seed of the random choice: the same seed gives the same chat. */
  readonly seed?: number;
  /** Whether the chat began with other rules and goes on with these, so that nothing runs that belongs to its start. */
  readonly goesOn?: boolean;
  /** False when the channel has no live operators (section 15.3). */
  readonly operators?: boolean;
}

/** Starts a chat: start values, profile, given variables, then the SETSESSION events (section 10.4), unless it goes on. */
export function createSession(base: RuleBase, options: SessionOptions): Session {
  const { clock } = options;
  const session: Session = {
    base,
    variables: new VariableStore(),
    random: seededRandom(options.seed ?? 1),
    clock: typeof clock === 'number' ? () => clock : clock,
    operators: options.operators ?? true,
    usedAnswers: new Set(),
    usedLines: new Map(),
    work: { left: workOfTurn },
    updated: new Set(),
    phrases: options.goesOn ? 1 : 0,
    problems: [],
  };
  for (const [name, value] of base.startValues) session.variables.set(name, value);
  setKnown(session, options.assistant ?? {});
  setKnown(session, options.variables ?? {});
  if (!options.goesOn) runQuietly(session, 'SETSESSION');
  return session;
}
