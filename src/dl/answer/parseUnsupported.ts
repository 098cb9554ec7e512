import type { Node } from './nodes';
import { type AnswerReader, openTag, orBack } from './reader';

/**
 * Tags that the language has but this engine and the platform do not run (section 10.2). They are parsed only for their
 * messages, because an answer that contains one is dropped.
 */
const dropped: Node[] = [{ kind: 'break' }];

const ruleName = /[\p{L}\p{N}_\-+]+/uy;

/** `[GetAnswer(id)]`. Fails with 11900–11903. */
export function parseGetAnswer({ cursor }: AnswerReader): Node[] | null {
  const from = cursor.pos;
  return orBack(cursor, () => {
    if (!openTag(cursor, 'getanswer')) return null;
    cursor.span('tag', from);
    if (!cursor.eat('(')) cursor.fail(11900, from);
    cursor.skipSpaces();
    if (cursor.match(ruleName) === null) cursor.fail(11901, cursor.pos, cursor.peek());
    if (!cursor.eat(')')) cursor.fail(11902, from);
    if (!cursor.eat(']')) cursor.fail(11903, from);
    return dropped;
  });
}

/** `[rss("url")]`. Fails with 15000–15003. */
export function parseRss({ cursor }: AnswerReader): Node[] | null {
  const from = cursor.pos;
  return orBack(cursor, () => {
    if (!openTag(cursor, 'rss')) return null;
    cursor.span('tag', from);
    if (!cursor.eat('(')) cursor.fail(15000, from);
    cursor.skipSpaces();
    if (cursor.match(/"\s*[^"\s][^"]*"/y) === null) cursor.fail(15003, cursor.pos);
    cursor.match(/(?:\s*,\s*"[^"]*")*/y);
    if (!cursor.eat(')')) cursor.fail(15001, from);
    if (!cursor.eat(']')) cursor.fail(15002, from);
    return dropped;
  });
}

/** `[ExternalService(…)]`; only the bracket after the name is looked at: 10700. */
export function parseExternalService({ cursor }: AnswerReader): Node[] | null {
  const from = cursor.pos;
  return orBack(cursor, () => {
    if (cursor.match(/\[\s*ExternalService/y) === null) return null;
    if (!cursor.eat('(')) cursor.fail(10700, from);
    return null;
  });
}
