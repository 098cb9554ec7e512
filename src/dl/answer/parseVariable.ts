import type { Names } from '../rule/names';
import type { Cursor } from '../source/cursor';
import { isReadOnly, variableName } from '../variables/names';
import { allowsTag, type BodyPlace, places } from './bodyPlace';
import type { Node } from './nodes';
import { parseBody } from './parseBody';

/** Reads a variable name; fails with 11100 and 11101. Returns it in lower case. */
export function readVariableName(cursor: Cursor, names: Names): string {
  cursor.skipSpaces();
  const start = cursor.pos;
  const name = cursor.match(variableName);
  if (name === null) {
    const bad = cursor.match(/[^\]="\s]*/y) ?? '';
    cursor.fail(11100, start, bad);
  }
  cursor.span('variable', start);
  if (!names.variable(name.toLowerCase())) cursor.fail(11101, start, name);
  return name.toLowerCase();
}

/** `[%name]` and `[%name="value"]` after `%` (section 10.2). Fails with 11100, 11101, 11200–11204. */
export function parseVariable(cursor: Cursor, names: Names, where: BodyPlace, from: number): Node {
  const start = cursor.pos;
  const name = readVariableName(cursor, names);
  if (cursor.eat(']')) {
    cursor.span('variable', from);
    return { kind: 'variable', name };
  }
  if (!cursor.eat('=')) cursor.fail(11201, from);
  if (!allowsTag(where, 'assignment')) cursor.fail(where.misplaced, from, cursor.text.slice(from, cursor.pos));
  if (!cursor.eat('"', 'string')) cursor.fail(11202, from);
  const value = parseBody(cursor, names, places.value);
  if (!cursor.eat('"', 'string')) cursor.fail(11202, from);
  if (!cursor.eat(']')) cursor.fail(11200, from);
  if (isReadOnly(name)) cursor.fail(11204, start, name);
  cursor.span('variable', from, start);
  return { kind: 'assign', name, value };
}
