import type { DictionaryPart, Node } from './nodes';
import { type AnswerReader, orBack } from './reader';

const parts: readonly DictionaryPart[] = ['name', 'value', 'origin', 'pos', 'norm'];

/** `[*]`, `[*n]` (section 4.1). Fails with 11700. */
export function parseStar({ cursor }: AnswerReader): Node[] | null {
  const from = cursor.pos;
  if (cursor.match(/\[\s*\*/y) === null) return null;
  const digit = cursor.match(/\s*[1-9]/y);
  if (!cursor.eat(']')) {
    cursor.match(/[^\]\s]*\]?/y);
    cursor.fail(11700, from, cursor.text.slice(from, cursor.pos));
  }
  cursor.span('star', from);
  return [{ kind: 'star', number: digit === null ? 1 : Number(digit) }];
}

/** `[&n]` (section 4.1). Fails with 10600. */
export function parseFragment({ cursor }: AnswerReader): Node[] | null {
  const from = cursor.pos;
  return orBack(cursor, () => {
    const opened = cursor.match(/\[\s*&\s*[1-9]/y);
    if (opened === null) return null;
    if (!cursor.eat(']')) cursor.fail(10600, from, cursor.text.slice(from, cursor.pos));
    cursor.span('fragment', from);
    return [{ kind: 'fragment', number: Number(opened.at(-1)) }];
  });
}

/**
 * `[&dict(n,part)]` and `[dict-ref(n,part)]` (section 4.1). Number, comma, part and bracket are checked in this order:
 * 10606 for a number above the count in every question, the warning 10607 above the count in some, 10601–10605. A part
 * may be shortened: `n` means `name`.
 */
export function parseDictionaryReference({ cursor, dictionaries }: AnswerReader): Node[] | null {
  const from = cursor.pos;
  return orBack(cursor, () => {
    if (cursor.match(/\[\s*(?:dict-ref|&dict)\s*\(/iy) === null) return null;
    const number = Number(cursor.match(/\s*[+-]?\d+/y) ?? '0');
    checkNumber(number);
    if (!cursor.eat(',')) cursor.fail(10604, from);
    cursor.skipSpaces();
    const start = cursor.pos;
    const word = (cursor.match(/[a-z]*/iy) ?? '').toLowerCase();
    const part = parts.find((name) => name.startsWith(word));
    if (part === undefined) return cursor.fail(10605, start, word);
    if (!cursor.eat(')')) cursor.fail(10601, from);
    if (!cursor.eat(']')) cursor.fail(10602, from);
    cursor.span('dictionary', from);
    return [{ kind: 'dictionaryPart', number, part }];
  });

  function checkNumber(number: number): void {
    if (number >= 0 && number <= dictionaries.least && dictionaries.most > 0) return;
    if (number < 0 || number > dictionaries.most || dictionaries.most === 0) cursor.fail(10606, from, String(number));
    cursor.warn(10607, from, String(number));
  }
}
