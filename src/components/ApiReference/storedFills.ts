import { createStorageSlot } from '@docusaurus/theme-common';
import type { Fill } from '../../api/page';

const slotOf = ({ slot }: Fill) => createStorageSlot(`dialogos.api.${slot}`);

/** @returns what the reader filled in before; it stays in the browser */
export const storedValues = (fills: readonly Fill[]): Record<string, string> =>
  Object.fromEntries(fills.map((fill) => [fill.name, slotOf(fill).get() ?? '']));

/** Keeps a value for the next visit. An empty one is forgotten. */
export function storeValue(fill: Fill, value: string): void {
  if (value === '') slotOf(fill).del();
  else slotOf(fill).set(value);
}
