import { holds } from '../condition/condition';
import type { EventName } from '../rule/rule';
import type { CompiledRule } from '../rule/ruleBase';
import { runAnswer, switchedOn } from './answerBuilder';
import { commit } from './commit';
import { countsAsAnswer, type Draft, RequestFailed } from './draft';
import { buildScope, type Session } from './session';

/** The reply of a REQUEST event. */
interface EventReply {
  readonly compiled: CompiledRule;
  readonly draft: Draft;
}

/**
 * Runs the rules of an event in the order of the base (section 10.4); assignments are applied immediately. For REQUEST,
 * the first answer with text becomes the reply and ends the run.
 */
export function runEvent(session: Session, event: EventName): EventReply | null {
  for (const compiled of session.base.eventRules[event]) {
    if (!compiled.rule.conditions.every((condition) => holds(condition, session.variables))) continue;
    const scope = buildScope(session, null);
    for (const line of switchedOn(compiled.rule.answers, scope)) {
      const { flags, id } = line;
      if (flags.first && session.phrases > 0) continue;
      if ((flags.uniq || flags.luniq) && session.usedAnswers.has(id)) continue;
      const draft = runAnswer(line.body, scope);
      if (draft === null) continue;
      commit(session, draft);
      if (flags.uniq || flags.luniq) session.usedAnswers.add(id);
      if (event === 'REQUEST' && countsAsAnswer(draft)) return { compiled, draft };
    }
  }
  return null;
}

/** Runs the rules of an event outside a turn; errors that stop the reference engine are recorded as text. */
export function runQuietly(session: Session, event: EventName): void {
  try {
    runEvent(session, event);
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error;
    session.problems.push(error.message);
  }
}
