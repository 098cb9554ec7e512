import { createStorageSlot } from '@docusaurus/theme-common';
import type { Fill } from '../../api/page';

const slotOf = ({ slot }: Fill) => createStorageSlot(`dialogos.api.${slot}`);

/** Values that the storage did not take, because it is blocked or full; they last until the page is loaded again. */
const here = new Map<string, string>();

const listeners = new Set<() => void>();

/** @returns what ends the listening to values that are filled in */
export function onStored(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns what the reader filled in before; it stays in the browser */
export const storedValues = (fills: readonly Fill[]): Record<string, string> =>
  Object.fromEntries(fills.map((fill) => [fill.name, here.get(fill.slot) ?? slotOf(fill).get() ?? '']));

/** Keeps a value for the next visit. An empty one is forgotten. */
export function storeValue(fill: Fill, value: string): void {
  const slot = slotOf(fill);
  if (value === '') slot.del();
  else slot.set(value);
  if ((slot.get() ?? '') === value) here.delete(fill.slot);
  else here.set(fill.slot, value);
  for (const listener of listeners) listener();
}
