import type { Session } from './session';

/** All variables of a chat that have a value, by name. */
export function variablesOf(session: Session): Readonly<Record<string, string>> {
  return session.variables.toRecord();
}
