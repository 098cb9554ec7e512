import type { Names } from '../rule/names';
import type { Cursor } from '../source/cursor';
import { isReadOnly, variableName } from '../variables/names';
import type { Node } from './nodes';
import { parseText } from './parseText';
import { type AnswerReader, orBack, readTag } from './reader';

/** Reads a variable name, which may be missing. Returns it in lower case. Fails with 11101. */
function readVariableName(cursor: Cursor, names: Names): string {
  const start = cursor.pos;
  const name = cursor.match(variableName) ?? '';
  cursor.span('variable', start);
  if (!names.variable(name.toLowerCase())) {
    if (name === '') cursor.match(/[^\]="\s]*/y);
    cursor.fail(11101, start, cursor.text.slice(start, cursor.pos));
  }
  return name.toLowerCase();
}

/** `[%name]` and, outside of arguments, `[%name="value"]` (section 10.2). Fails with 11101, 11200–11204. */
export function parseVariable(reader: AnswerReader, inArgument: boolean): Node[] | null {
  const { cursor, names } = reader;
  const from = cursor.pos;
  return orBack(cursor, () => {
    if (cursor.match(/\[\s*%\s*/y) === null) return null;
    const start = cursor.pos;
    const name = readVariableName(cursor, names);
    if (cursor.eat(']')) {
      cursor.span('variable', from);
      return [{ kind: 'variable', name }];
    }
    if (inArgument) return null;
    if (!cursor.eat('=')) cursor.fail(11201, from);
    if (!cursor.eat('"', 'string')) cursor.fail(11202, from);
    const value = readValue(reader);
    if (!cursor.eat('"', 'string')) cursor.fail(11202, from);
    if (!cursor.eat(']')) cursor.fail(11200, from);
    if (isReadOnly(name)) cursor.fail(11204, start, name);
    cursor.span('variable', from, start);
    return [{ kind: 'assign', name, value }];
  });
}

/** Text, stars, fragments, variables and dictionary references up to the quote: 11203 for other tags. */
function readValue(reader: AnswerReader): Node[] {
  const { cursor } = reader;
  const nodes: Node[] = [];
  for (cursor.skipSpaces(); !cursor.atEnd && cursor.peek() !== '"'; cursor.skipSpaces()) {
    const from = cursor.pos;
    const found = readTag(reader, 'dynamic', true) ?? parseText(reader, '["');
    if (found === null) {
      const tag = cursor.match(/\[[^\]"\s]*\]?/y) ?? '[';
      return cursor.fail(11203, from, tag);
    }
    nodes.push(...found);
  }
  return nodes;
}

/** The bare name of an argument of kind *variable*: 12001 for anything else, 11101 for an unknown one. */
export function readVariableArgument({ cursor, names }: AnswerReader, close: string): Node[] | null {
  const start = cursor.pos;
  if (!/^[A-Za-z0-9_\-+.]+\s*/.exec(cursor.rest())?.[0] || !endsAt(cursor, close)) return null;
  cursor.pos = start;
  const name = readVariableName(cursor, names);
  cursor.skipSpaces();
  return [{ kind: 'variable', name }];
}

function endsAt(cursor: Cursor, close: string): boolean {
  cursor.match(variableName);
  cursor.skipSpaces();
  return cursor.peek() === close;
}
