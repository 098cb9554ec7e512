import type { Body, Branch, Case, Node } from './nodes';
import { parseCondition } from './parseCondition';
import { type AnswerReader, openTag, orBack } from './reader';

const otherwise = /\s*\[\s*else(?=.)/isy;

/** `[if(…)]{…}[elsif(…)]{…}[else]{…}` (section 10.2). Fails with 11600–11603 and the codes of conditions and branches. */
export function parseIf(reader: AnswerReader, inArgument: boolean): Node[] | null {
  const { cursor } = reader;
  return orBack(cursor, () => {
    const first = readBranch(reader, 'if', inArgument);
    if (first === null) return null;
    const branches: Branch[] = [first];
    for (;;) {
      const start = cursor.pos;
      cursor.skipSpaces();
      const isElsif = /^\[\s*elsif./is.test(cursor.rest());
      if (!isElsif) {
        cursor.pos = start;
        break;
      }
      const branch = readBranch(reader, 'elsif', inArgument);
      if (branch === null) return null;
      branches.push(branch);
    }
    const last = readElse(reader, inArgument);
    if (last === 'open') return null;
    return [{ kind: 'if', branches: last === null ? branches : [...branches, last] }];
  });
}

function readBranch(reader: AnswerReader, name: string, inArgument: boolean): Branch | null {
  const { cursor } = reader;
  const from = cursor.pos;
  if (!openTag(cursor, name)) return null;
  cursor.span('tag', from);
  cursor.skipSpaces();
  if (cursor.peek() !== '(') cursor.fail(11600, from, name);
  const when = parseCondition(reader, inArgument);
  if (when === null) return null;
  if (!cursor.eat(']')) cursor.fail(11602, from);
  const body = readBraces(reader, 11603, from, inArgument);
  return body === null ? null : { when, body };
}

function readElse(reader: AnswerReader, inArgument: boolean): Branch | null | 'open' {
  const { cursor } = reader;
  const start = cursor.pos;
  if (cursor.match(otherwise) === null) return null;
  if (!cursor.eat(']')) cursor.fail(11602, start);
  cursor.span('tag', start);
  const body = readBraces(reader, 11603, start, inArgument);
  return body === null ? 'open' : { when: null, body };
}

/** `{body}`; null when the line ends in it. */
function readBraces(reader: AnswerReader, missing: 11603 | 23000, from: number, inArgument: boolean): Body | null {
  const { cursor } = reader;
  cursor.skipSpaces();
  if (cursor.peek() !== '{') cursor.fail(missing, from);
  const argument = reader.grammar.argument(reader, { kind: 'branch', open: '{', close: '}', inArgument });
  return argument?.kind === 'body' ? argument.body : null;
}

/** `[switch(…)][case(…)]{…}[default]{…}` (section 10.2). Fails with 23000–23005, 23100–23105, 23200. */
export function parseSwitch(reader: AnswerReader, inArgument: boolean): Node[] | null {
  const { cursor } = reader;
  const from = cursor.pos;
  return orBack(cursor, () => {
    if (!openTag(cursor, 'switch')) return null;
    cursor.span('tag', from);
    cursor.skipSpaces();
    if (cursor.peek() !== '(') cursor.fail(23000, from);
    const value = readSwitched(reader);
    if (value === null) return null;
    if (value.length !== 1) cursor.fail(23005, from);
    if (!cursor.eat(']')) cursor.fail(23002, from);
    return readCases(reader, value, inArgument);
  });
}

function readCases(reader: AnswerReader, value: Body, inArgument: boolean): Node[] | null {
  const { cursor } = reader;
  const cases: Case[] = [];
  for (;;) {
    cursor.skipSpaces();
    const from = cursor.pos;
    if (cursor.peek() !== '[') cursor.fail(23004, from);
    if (openTag(cursor, 'default')) {
      if (!cursor.eat(']')) cursor.fail(23200, from);
      cursor.span('tag', from);
      const body = readBraces(reader, 23000, from, inArgument);
      if (cases.length === 0) cursor.fail(23003, from);
      return body === null ? null : [{ kind: 'switch', value, cases, otherwise: body }];
    }
    if (!openTag(cursor, 'case')) cursor.fail(23003, from);
    cursor.span('tag', from);
    cursor.skipSpaces();
    if (cursor.peek() !== '(') cursor.fail(23100, from);
    const compared = readSwitched(reader);
    if (compared === null) return null;
    if (compared.length !== 1) cursor.fail(23105, from);
    if (!cursor.eat(']')) cursor.fail(23102, from);
    const body = readBraces(reader, 23000, from, inArgument);
    if (body === null) return null;
    cases.push({ value: compared, body });
  }
}

/** `(value)` of `switch` and `case`; null when the line ends in it. */
export function readSwitched(reader: AnswerReader): Body | null {
  const argument = reader.grammar.argument(reader, { kind: 'extended', open: '(', close: ')', inArgument: true });
  return argument?.kind === 'body' ? argument.body : null;
}
