import type { Draft } from './draft';
import type { Session } from './session';

/** Applies what a chosen answer does, in the order in which it stands there (section 12.3, step 5). */
export function commit(session: Session, draft: Draft): void {
  for (const { name, value } of draft.instructions) session.variables.set(name, value);
  for (const [name, lines] of draft.usedLines) session.usedLines.set(name, lines);
}
