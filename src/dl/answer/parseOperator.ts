import type { Names } from '../rule/names';
import type { Cursor } from '../source/cursor';
import { type BodyPlace, places } from './bodyPlace';
import type { Body, Node } from './nodes';
import { parseBody } from './parseBody';

/** `[operator("group","message")]` after the name (section 15.3). Fails with 10102, 12003, 12006. */
export function parseOperator(cursor: Cursor, names: Names, _where: BodyPlace, from: number): Node {
  cursor.span('tag', from);
  const args: Body[] = [];
  if (cursor.eat('(')) {
    do {
      if (args.length === 2) cursor.fail(12003, from, 'operator');
      if (!cursor.eat('"', 'string')) cursor.fail(12006, from);
      args.push(parseBody(cursor, names, places.extendedArgument));
      if (!cursor.eat('"', 'string')) cursor.fail(12006, from);
    } while (cursor.eat(','));
    if (!cursor.eat(')')) cursor.fail(12006, from);
  }
  if (!cursor.eat(']')) cursor.fail(10102, from, cursor.text.slice(from, cursor.pos));
  return { kind: 'operator', args };
}
