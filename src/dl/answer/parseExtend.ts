import type { Node } from './nodes';
import { type AnswerReader, openTag, orBack } from './reader';

/** `[ExtendAnswer("id","id2")]` (section 10.2). Fails with 17000, 17002, 17003, 17006, 17007. */
export function parseExtend(reader: AnswerReader): Node[] | null {
  const { cursor } = reader;
  const from = cursor.pos;
  return orBack(cursor, () => {
    if (!openTag(cursor, 'extendanswer')) return null;
    cursor.span('tag', from);
    if (!cursor.eat('(')) cursor.fail(17000, from);
    const ids: string[] = [];
    while (!cursor.eat(')')) {
      if (ids.length > 0 && !cursor.eat(',')) cursor.fail(17006);
      ids.push(readId(reader));
    }
    if (!cursor.eat(']')) cursor.fail(17002, from);
    if (ids.length === 0) cursor.fail(17003, from);
    return [{ kind: 'extend', ids }];
  });
}

/** An id in quotes; an id of one character is rejected like an empty one. */
function readId({ cursor, names }: AnswerReader): string {
  cursor.skipSpaces();
  const start = cursor.pos;
  if (!cursor.eat('"')) cursor.fail(17006, start);
  const id = (cursor.match(/[^"]*/y) ?? '').trim();
  if ([...id].length < 2) cursor.fail(17003, start);
  if (cursor.atEnd) cursor.fail(17007, start);
  cursor.pos++;
  cursor.span('string', start);
  names.needsRule(id, cursor.offset(start + 1), cursor.offset(cursor.pos - 1));
  return id;
}
