import type { Code } from '../diagnostics/codes';
import { LineDropped } from '../diagnostics/report';
import type { Argument, Node } from './nodes';
import { parseCheck, parseTruth } from './parseCondition';
import { parseInlineNode } from './parseInlineNode';
import { parseText } from './parseText';
import { readVariableArgument } from './parseVariable';
import { readExtended, readPlain } from './readExtended';
import { type AnswerReader, type Content, readTag } from './reader';

/**
 * Reads the content between `open` and `close`, and both characters: arguments of functions, values of `switch`,
 * branches and conditions are all read in this way.
 *
 * @returns null when the line ends in it, which makes the tag around it unknown
 * @throws LineDropped when the head is not at `open`; RuleError 12001 for what the kind does not allow
 */
export function parseArgument(reader: AnswerReader, content: Content): Argument | null {
  const { cursor } = reader;
  if (cursor.peek() !== content.open) throw new LineDropped();
  return cursor.nested(() => readContent(reader, content));
}

function readContent(reader: AnswerReader, content: Content): Argument | null {
  const { cursor } = reader;
  const { kind, close } = content;
  const quote = close === '"' ? 'string' : 'mark';
  cursor.eat(content.open, quote);
  const nodes: Node[] = [];
  const start = cursor.pos;
  for (cursor.skipSpaces(); !cursor.atEnd && cursor.peek() !== close; cursor.skipSpaces()) {
    nodes.push(...(readElement(reader, content) ?? notAllowed(reader, start)));
    if (kind === 'text' || kind === 'variable') {
      const escaped = cursor.text.charAt(cursor.pos - 1) === '\\';
      if (cursor.peek() !== close || escaped) notAllowed(reader, start);
      break;
    }
  }
  if (cursor.atEnd) return null;
  cursor.eat(close, quote);
  const [node] = nodes;
  if (kind === 'variable' && node?.kind === 'variable') return { kind: 'variable', name: node.name };
  return { kind: 'body', body: nodes };
}

function notAllowed({ cursor }: AnswerReader, start: number): never {
  const code: Code = 12001;
  if (cursor.peek() === '[') cursor.match(/\[[^\]"\s]*\]?/y);
  return cursor.fail(code, start, cursor.text.slice(start, Math.max(cursor.pos, start + 1)));
}

function readElement(reader: AnswerReader, { kind, close, inArgument }: Content): Node[] | null {
  switch (kind) {
    case 'text':
      return parseText(reader, close);
    case 'variable':
      return readVariableArgument(reader, close);
    case 'dynamic':
      return readTag(reader, 'dynamic', true) ?? readPlain(reader, close);
    case 'extended':
      return readExtended(reader, close);
    case 'any':
      return readAny(reader, close, true);
    case 'branch':
      return (inArgument ? null : readTag(reader, 'branch', false)) ?? readAny(reader, close, inArgument);
    default:
      return parseCheck(reader, close) ?? parseTruth(reader, kind === 'condition');
  }
}

function readAny(reader: AnswerReader, close: string, inArgument: boolean): Node[] | null {
  const { cursor } = reader;
  const tag = cursor.peek() === '[' ? readTag(reader, 'any', inArgument) : null;
  const inline = tag === null && cursor.peek() === '{' ? parseInlineNode(reader) : null;
  return tag ?? inline ?? readExtended(reader, close);
}
