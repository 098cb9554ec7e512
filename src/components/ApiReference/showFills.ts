import type { Fill } from '../../api/page';
import { valuesInUse } from './fillValues';

/** Writes the values of the reader into every code that is on the page now. */
export function showFills(fills: readonly Fill[], own: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(valuesInUse(fills, own))) {
    for (const place of document.querySelectorAll(`[data-fill="${name}"]`)) {
      if (place.textContent !== value) place.textContent = value;
    }
  }
}
