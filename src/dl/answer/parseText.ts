import type { Node } from './nodes';
import type { AnswerReader } from './reader';

/**
 * Reads plain text up to one of `ends`, trimmed, with runs of white space as one space (section 10.1). A backslash is
 * allowed before another one, before `[` and before the ends: 10500 (section 2.4).
 *
 * @returns null when the head is at an end
 */
export function parseText({ cursor }: AnswerReader, ends: string): Node[] | null {
  const start = cursor.pos;
  let text = '';
  while (!cursor.atEnd && !ends.includes(cursor.peek())) {
    if (cursor.peek() === '\\') {
      const escaped = cursor.peek(1);
      if (escaped === '' || !`\\[${ends}`.includes(escaped)) {
        cursor.pos += 2;
        cursor.fail(10500, cursor.pos - 2, `\\${escaped}`);
      }
      cursor.pos++;
    }
    text += cursor.peek();
    cursor.pos++;
  }
  if (cursor.pos === start) return null;
  cursor.span(ends.includes('"') ? 'string' : 'text', start);
  const clean = text.replace(/\s+/g, ' ').trim();
  return clean === '' ? [] : [{ kind: 'text', text: clean }];
}
