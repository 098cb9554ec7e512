import { type Diagnostic, type Reply, type Session, say, variablesOf } from '../../../dl';

/** Variables of a chat by name. */
export type Variables = Readonly<Record<string, string>>;

/** How a chat is made repeatable. */
export interface ChatOptions {
  readonly seed: number;
  /** "Now" in seconds since 1970, UTC. */
  readonly clock: number;
}

/** What a turn gave and changed. */
export interface Turn {
  readonly phrase: string;
  readonly reply: Reply;
  readonly before: Variables;
  readonly after: Variables;
  /** Whether rules of the base were skipped, so that one of them may be the one that the reader expects to match. */
  readonly hasErrors: boolean;
}

/** A rule with an error is skipped, and so is the last one without END, for which there is only a warning. */
export const skipsRules = (messages: readonly Diagnostic[]) =>
  messages.some(({ severity, code }) => severity === 'error' || code === 'unclosed');

/** Says a phrase and takes down what it changed. */
export function takeTurn(session: Session, phrase: string, hasErrors: boolean): Turn {
  const before = variablesOf(session);
  const reply = say(session, phrase);
  return { phrase, reply, before, after: variablesOf(session), hasErrors };
}
