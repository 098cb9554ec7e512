import { inlineMark, parseInline } from '../pattern/parseInline';
import type { Node } from './nodes';
import type { AnswerReader } from './reader';

/** `{a/b}` and `[=>a/b]` in an answer: a random variant (section 10.1). Null when the head is at something else. */
export function parseInlineNode({ cursor }: AnswerReader): Node[] | null {
  const mark = inlineMark(cursor);
  if (mark === null || mark === '<') return null;
  return [{ kind: 'inline', variants: parseInline(cursor, mark) }];
}
