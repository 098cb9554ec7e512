import { runLesson } from '../../../data/lessons/runLesson';
import { compile, createSession, type Session, update, variablesOf } from '../../../dl';
import type { Request, Results } from './messages';
import { replay } from './replay';
import { skipsRules, takeTurn } from './turn';

/** The chat of one worker, which has none until the first `start`. */
export class Engine {
  private session: Session | null = null;
  private hasErrors = false;

  /**
   * Does what the page asks.
   *
   * @throws Error when a phrase comes before a chat was started
   */
  handle(request: Request): Results[Request['kind']] {
    if (request.kind === 'check') return compile(request.source).diagnostics;
    if (request.kind === 'lesson') return runLesson(request.source, request.check);
    if (request.kind === 'replay') return replay(request.source, request.steps, request.options);
    if (request.kind === 'start') {
      const { source, options, variables } = request;
      const { base, diagnostics } = compile(source);
      this.session = createSession(base, variables === undefined ? options : { ...options, variables, goesOn: true });
      this.hasErrors = skipsRules(diagnostics);
      return variablesOf(this.session);
    }
    if (this.session === null) throw new Error('No chat has been started.');
    if (request.kind === 'closeOperator') {
      update(this.session, { operator_state: 'closed' });
      return variablesOf(this.session);
    }
    return takeTurn(this.session, request.phrase, this.hasErrors);
  }
}
