import type { Names } from '../rule/names';
import type { Cursor } from '../source/cursor';
import { places } from './bodyPlace';
import type { Bool } from './nodes';
import { parseBody } from './parseBody';
import { readCall } from './parseCall';
import { readVariableName } from './parseVariable';

/**
 * Reads a condition of `if`, `--if` or a true/false argument; `end` is the sign that must follow and is left at the
 * head. Fails with 10102 and 13000–13004.
 */
export function parseBool(cursor: Cursor, names: Names, end: string): Bool {
  cursor.skipSpaces();
  const from = cursor.pos;
  if (/^\[\s*@/.test(cursor.rest())) return cursor.nested(() => readCall(cursor, names));
  const negated = cursor.eat('!');
  if (!cursor.eat('%', 'variable')) {
    if (cursor.atEnd) cursor.fail(13000, from);
    cursor.match(/[^)\]"]*/y);
    cursor.fail(10102, from, cursor.text.slice(from, cursor.pos));
  }
  const variable = readVariableName(cursor, names);
  cursor.skipSpaces();
  if (cursor.peek() === end) return { kind: 'set', variable, negated };
  if (cursor.atEnd) cursor.fail(13000, from);
  if (negated) cursor.fail(13004);
  const different = cursor.eat('!=');
  if (!different && !cursor.eat('=')) cursor.fail(13001, cursor.pos, cursor.peek());
  if (!cursor.eat('"', 'string')) {
    cursor.skipSpaces();
    cursor.fail(cursor.atEnd ? 13000 : 13002, from);
  }
  const value = parseBody(cursor, names, places.compared);
  if (!cursor.eat('"', 'string')) cursor.fail(13000, from);
  if (value.length === 0) cursor.fail(13003, from);
  cursor.skipSpaces();
  if (cursor.atEnd) cursor.fail(13000, from);
  if (cursor.peek() !== end) cursor.fail(13001, cursor.pos, cursor.peek());
  return { kind: 'compare', variable, different, value };
}
