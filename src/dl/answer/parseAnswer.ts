import { checkLists } from './checkLists';
import type { Body, Node } from './nodes';
import { parseInlineNode } from './parseInlineNode';
import { parseText } from './parseText';
import { type AnswerReader, readTag } from './reader';

/**
 * Reads the rest of a line, or the text of a custom function, as an answer (section 10).
 *
 * @throws RuleError when it cannot be read: 10102 for a tag that is unknown or not closed, and the codes of the tags
 */
export function parseAnswer(reader: AnswerReader, inArgument = false): Body {
  const { cursor } = reader;
  const nodes: Node[] = [];
  cursor.skipSpaces();
  const start = cursor.pos;
  for (; !cursor.atEnd; cursor.skipSpaces()) {
    const char = cursor.peek();
    if (char === '[') nodes.push(...(readTag(reader, 'line', inArgument) ?? unknownTag(reader)));
    else if (char === '{') nodes.push(...(parseInlineNode(reader) ?? cursor.fail(10400)));
    else nodes.push(...(parseText(reader, '[{') ?? []));
  }
  checkLists(cursor, nodes, start);
  return nodes;
}

function unknownTag({ cursor }: AnswerReader): never {
  const from = cursor.pos;
  const tag = cursor.match(/\[[^\]\s]*\]?/y) ?? '[';
  return cursor.fail(10102, from, tag);
}
