import type { Names } from '../rule/names';
import type { Cursor } from '../source/cursor';
import type { BodyPlace } from './bodyPlace';
import type { Node } from './nodes';

/** `[ExtendAnswer("id","id2")]` after its name (section 10.2). Fails with 17000–17008. */
export function parseExtend(cursor: Cursor, names: Names, _where: BodyPlace, from: number): Node {
  cursor.span('tag', from);
  if (!cursor.eat('(')) cursor.fail(17000, from);
  const ids: string[] = [];
  do ids.push(readId(cursor, names, ids.length));
  while (cursor.eat(','));
  cursor.skipSpaces();
  if (cursor.peek() === '"') cursor.fail(17008);
  if (!cursor.eat(')')) cursor.fail(17001, from);
  if (!cursor.eat(']')) cursor.fail(17002, from);
  return { kind: 'extend', ids };
}

function readId(cursor: Cursor, names: Names, before: number): string {
  cursor.skipSpaces();
  const start = cursor.pos;
  if (cursor.peek() === ')') cursor.fail(before === 0 ? 17003 : 17004, start);
  if (!cursor.eat('"')) cursor.fail(17006, start);
  const id = (cursor.match(/[^"]*/y) ?? '').trim();
  if (cursor.atEnd) cursor.fail(17007, start);
  cursor.pos++;
  cursor.span('string', start);
  if ([...id].length < 2) cursor.fail(17003, start);
  names.needsRule(id, cursor.offset(start + 1), cursor.offset(cursor.pos - 1));
  return id;
}
