import type { Fill } from '../../api/page';
import { keep, kept } from '../stored';

const keyOf = ({ slot }: Fill) => `dialogos.api.${slot}`;

const listeners = new Set<() => void>();

/** @returns what ends the listening to values that are filled in */
export function onStored(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns what the reader filled in before; it stays in the browser */
export const storedValues = (fills: readonly Fill[]): Record<string, string> =>
  Object.fromEntries(fills.map((fill) => [fill.name, kept(keyOf(fill)) ?? '']));

/** Keeps a value for the next visit. An empty one is forgotten. */
export function storeValue(fill: Fill, value: string): void {
  keep(keyOf(fill), value);
  for (const listener of listeners) listener();
}
