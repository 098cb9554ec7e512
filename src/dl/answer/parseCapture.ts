import type { Cursor } from '../source/cursor';
import type { DictionaryPart, Node } from './nodes';

const parts: readonly DictionaryPart[] = ['name', 'value', 'origin', 'pos', 'norm'];

/** `[*]`, `[*n]` after the star. Fails with 11700 (section 4.1). */
export function parseStar(cursor: Cursor, _names: unknown, _where: unknown, from: number): Node {
  cursor.skipSpaces();
  const digit = cursor.match(/[1-9]/y);
  if (!cursor.eat(']')) {
    cursor.match(/[^\]\s]*\]?/y);
    cursor.fail(11700, from, cursor.text.slice(from, cursor.pos));
  }
  cursor.span('star', from);
  return { kind: 'star', number: digit === null ? 1 : Number(digit) };
}

/** `[&n]` and `[&dict(n,part)]` after `&`. Fails with 10102 and 10600–10605. */
export function parseFragment(cursor: Cursor, _names: unknown, _where: unknown, from: number): Node {
  cursor.skipSpaces();
  if (cursor.match(/dict/iy) !== null) return parseDictionaryReference(cursor, from);
  const digit = cursor.match(/[1-9]/y);
  if (digit === null) {
    cursor.match(/[^\]\s]*\]?/y);
    cursor.fail(10102, from, cursor.text.slice(from, cursor.pos));
  }
  if (!cursor.eat(']')) cursor.fail(10600, from, cursor.text.slice(from, cursor.pos));
  cursor.span('fragment', from);
  return { kind: 'fragment', number: Number(digit) };
}

/** `(n,part)]` of a dictionary reference (section 4.1). */
export function parseDictionaryReference(cursor: Cursor, from: number): Node {
  if (!cursor.eat('(')) cursor.fail(10600, from, cursor.text.slice(from, cursor.pos));
  cursor.skipSpaces();
  const start = cursor.pos;
  const digits = cursor.match(/\d+/y);
  if (digits === null || Number(digits) === 0) {
    cursor.match(/[^,)\]]*/y);
    cursor.fail(10603, start, cursor.text.slice(start, cursor.pos));
  }
  if (!cursor.eat(',')) cursor.fail(10604, from);
  cursor.skipSpaces();
  const partStart = cursor.pos;
  const word = cursor.match(/[^\s)\]]*/y) ?? '';
  const part = parts.find((name) => name === word.toLowerCase());
  if (part === undefined) cursor.fail(10605, partStart, word);
  if (!cursor.eat(')')) cursor.fail(10601, from);
  if (!cursor.eat(']')) cursor.fail(10602, from);
  cursor.span('dictionary', from);
  return { kind: 'dictionaryPart', number: Number(digits), part };
}

/** `[$name]` in the body of an own function, after `$` (section 11.9). Fails with 14008. */
export function parseParameter(cursor: Cursor, parameters: ReadonlySet<string>, from: number): Node {
  cursor.skipSpaces();
  const start = cursor.pos;
  const name = cursor.match(/\w*/y) ?? '';
  if (!parameters.has(name.toLowerCase())) cursor.fail(14008, start, name);
  if (!cursor.eat(']')) cursor.fail(10102, from, cursor.text.slice(from, cursor.pos));
  cursor.span('variable', from);
  return { kind: 'parameter', name: name.toLowerCase() };
}
