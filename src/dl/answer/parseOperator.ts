import type { Body, Node } from './nodes';
import { type AnswerReader, openTag, orBack } from './reader';

/** `[operator("group","message")]` (section 15.3). Fails with 10102, 12001, 12003, 12006. */
export function parseOperator(reader: AnswerReader): Node[] | null {
  const { cursor } = reader;
  const from = cursor.pos;
  return orBack(cursor, () => {
    if (!openTag(cursor, 'operator')) return null;
    cursor.span('tag', from);
    const args: Body[] = [];
    if (cursor.eat('(')) {
      do {
        if (args.length === 2) cursor.fail(12003, from, 'operator');
        cursor.skipSpaces();
        if (cursor.peek() !== '"') cursor.fail(12006, from);
        const argument = reader.grammar.argument(reader, { kind: 'extended', open: '"', close: '"', inArgument: true });
        if (argument?.kind !== 'body') return cursor.fail(12006, from);
        args.push(argument.body);
      } while (cursor.eat(','));
      cursor.skipSpaces();
      if (!cursor.atEnd && !cursor.eat(')')) cursor.fail(12006, from);
    }
    if (!cursor.eat(']')) cursor.fail(10102, from, cursor.text.slice(from, cursor.pos));
    return [{ kind: 'operator', args }];
  });
}
