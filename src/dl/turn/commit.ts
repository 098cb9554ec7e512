import type { Draft } from './draft';
import type { Session } from './session';

/** Applies the effects of the chosen answer in the order in which it lists them (section 12.3, step 5). */
export function commit(session: Session, draft: Draft): void {
  for (const { name, value } of draft.instructions) session.variables.set(name, value);
  for (const [name, lines] of draft.usedLines) session.usedLines.set(name, lines);
}
