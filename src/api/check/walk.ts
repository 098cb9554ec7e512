import { isRecord } from '../../data/isRecord';
import type { Way } from './places';

export type Fields = Record<string, unknown>;

/** Goes through every object of a JSON value, outermost first. */
export function* objectsIn(value: unknown, way: Way = []): Generator<{ fields: Fields; way: Way }> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield* objectsIn(item, [...way, index]);
    }
  }
  if (isRecord(value)) {
    yield { fields: value, way };
    for (const [name, item] of Object.entries(value)) {
      yield* objectsIn(item, [...way, name]);
    }
  }
}

/** @returns the path as a JSON pointer for use in an address */
export const pointerOf = (way: Way): string =>
  way.map((part) => `/${encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/** @returns whether the reference `#/…` leads to something in the document */
export function leadsTo(document: unknown, reference: string): boolean {
  if (!reference.startsWith('#/')) {
    return false;
  }
  let here: unknown = document;
  for (const part of reference.slice(2).split('/')) {
    const name = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, name)) {
      return false;
    }
    here = (here as Fields)[name];
  }
  return true;
}
