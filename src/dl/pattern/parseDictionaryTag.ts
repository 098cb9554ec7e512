import type { Names } from '../rule/names';
import type { Cursor } from '../source/cursor';
import type { DictionaryMode } from './elements';

const kinds: readonly DictionaryMode[] = ['lcdict', 'sudict', 'udict', 'dict'];
const dictionaryName = /[A-Za-z0-9_\-+\p{L}]+/uy;

/** The kind of dictionary tag at the head, read away; null when the tag is another one. */
export function dictionaryKind(cursor: Cursor): DictionaryMode | null {
  const rest = cursor.rest().toLowerCase();
  const kind = kinds.find((name) => rest.startsWith(name));
  if (kind === undefined) return null;
  cursor.pos += kind.length;
  return kind;
}

/**
 * Reads `(name)` and the end of a dictionary tag after its kind. Fails with 10300–10305. Returns the name in lower case.
 */
export function parseDictionaryTag(cursor: Cursor, names: Names, optional: boolean, from: number): string {
  if (!cursor.eat('(')) cursor.fail(10300, from);
  cursor.skipSpaces();
  const start = cursor.pos;
  const name = cursor.match(dictionaryName);
  if (name === null) cursor.fail(10301, start, cursor.peek());
  cursor.span('name', start);
  const end = cursor.pos;
  if (!cursor.eat(')')) cursor.fail(10302, from);
  if (optional && !cursor.eat('>')) cursor.fail(10305, from);
  if (!cursor.eat(']')) cursor.fail(10303, from);
  if (!names.dictionary(name.toLowerCase())) {
    cursor.pos = end;
    cursor.fail(10304, start, name);
  }
  return name.toLowerCase();
}
