import { adviseNames, nearNames } from '../../../../src/data/nearNames';
import { type Facts, schemas } from '../../../../src/data/schema';
import { type Field, record } from '../../../../src/data/schema/field';
import { fail, type Place } from '../../../texts/place';

/** A value of the facts with its kind. */
export type Found = { value: unknown; field: Field<unknown> };

const everything = record(schemas);

/** Parts by name, also those of a list by number. */
export const partsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** A name may contain dots, so it is compared as a whole, never split. */
const startsWithName = (rest: string, name: string): boolean => rest === name || rest.startsWith(`${name}.`);

function advice(name: string, done: string, rest: string, parts: [string, unknown][]): string {
  if (parts.length === 0) {
    return `write "${done.replace(/\.$/, '')}"`;
  }
  const wrong = rest.split('.')[0] ?? rest;
  const near = nearNames(
    name,
    parts.map(([known]) => done + known + rest.slice(wrong.length)),
  );
  const names = parts.map(([known]) => done + known);
  return near.length > 0 ? `write ${near.map((one) => `"${one}"`).join(' or ')}` : adviseNames(done + wrong, names);
}

/**
 * @param name names joined by dots, first the file: `limits.branches.value`
 * @throws TextFault with the nearest names when there is no such fact
 */
export function findFact(facts: Facts, name: string, place: Place): Found {
  let found: Found = { value: facts, field: everything };
  let done = '';
  let rest = name;
  while (rest !== '') {
    const { value } = found;
    // Only what is named is read: the facts remember for which text (`factsFor`).
    const part = Object.keys(value ?? {}).find((known) => startsWithName(rest, known));
    const field = part === undefined ? undefined : found.field.inside?.(part);
    if (part === undefined || field === undefined) {
      return fail(place, `there is no fact "${name}"`, advice(name, done, rest, partsOf(value)));
    }
    found = { value: (value as Record<string, unknown>)[part], field };
    done += `${part}.`;
    rest = rest.slice(part.length + 1);
  }
  return found;
}
