import { createStorageSlot } from '@docusaurus/theme-common';
import type { Fill } from '../../api/page';

const slotOf = (name: string) => createStorageSlot(`dialogos.api.${name}`);

/** @returns what the reader filled in before; it never leaves the browser */
export const storedValues = (fills: readonly Fill[]): Record<string, string> =>
  Object.fromEntries(fills.map(({ name }) => [name, slotOf(name).get() ?? '']));

/** Keeps a value for the next visit. An empty one is forgotten. */
export function storeValue(name: string, value: string): void {
  if (value === '') slotOf(name).del();
  else slotOf(name).set(value);
}
