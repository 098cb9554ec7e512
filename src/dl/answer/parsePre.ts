import type { Cursor } from '../source/cursor';
import type { Node } from './nodes';

/** `[pre]{raw}`; only `\}` is read, everything else stands as written (section 2.4). Fails with 24000–24002. */
export function parsePre(cursor: Cursor, from: number): Node {
  cursor.match(/pre\s*\]/iy);
  cursor.span('tag', from);
  if (!cursor.eat('{')) cursor.fail(24000, from);
  const start = cursor.pos;
  let text = '';
  while (cursor.peek() !== '}') {
    if (cursor.atEnd) cursor.fail(24001, from);
    const escaped = cursor.startsWith('\\}');
    text += cursor.peek(escaped ? 1 : 0);
    cursor.pos += escaped ? 2 : 1;
  }
  if (text === '') cursor.fail(24002, from);
  cursor.span('text', start);
  cursor.eat('}');
  return { kind: 'text', text };
}
