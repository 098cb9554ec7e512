import type { RuleBase } from '../rule/ruleBase';
import { VariableStore } from '../variables/variableStore';
import { workOfTurn } from './answerBuilder';
import { runEvent } from './events';
import { seededRandom } from './random';
import type { Session, SessionOptions } from './session';

/** Starts a chat: start values, profile, given variables, then the SETSESSION events (section 10.4). */
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
    phrases: 0,
  };
  for (const [name, value] of base.startValues) session.variables.set(name, value);
  for (const [name, value] of Object.entries(options.assistant ?? {})) session.variables.set(name, value);
  for (const [name, value] of Object.entries(options.variables ?? {})) session.variables.set(name, value);
  runEvent(session, 'SETSESSION');
  return session;
}
