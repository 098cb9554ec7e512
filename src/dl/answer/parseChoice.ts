import type { Names } from '../rule/names';
import type { Cursor } from '../source/cursor';
import { type BodyPlace, places } from './bodyPlace';
import { checkListBalance } from './listBalance';
import type { Body, Branch, Case, Node } from './nodes';
import { parseBody } from './parseBody';
import { parseBool } from './parseBool';

const elsif = /\s*\[\s*elsif/iy;
const otherwise = /\s*\[\s*else/iy;
const nextCase = /\s*\[\s*case/iy;
const byDefault = /\s*\[\s*default/iy;

const branchPlace = (where: BodyPlace) => (where.inArgument ? places.argumentBranch : places.branch);

/** `[if(…)]{…}[elsif(…)]{…}[else]{…}` after `if` (section 10.2). Fails with 10102, 11600–11605, 13000–13004, 29014. */
export function parseIf(cursor: Cursor, names: Names, where: BodyPlace, from: number): Node {
  cursor.span('tag', from);
  const branches: Branch[] = [readBranch(cursor, names, where, from)];
  for (let start = cursor.pos; cursor.match(elsif) !== null; start = cursor.pos) {
    cursor.span('tag', start);
    branches.push(readBranch(cursor, names, where, start));
  }
  const start = cursor.pos;
  if (cursor.match(otherwise) !== null) {
    if (!cursor.eat(']')) cursor.fail(11602, start);
    cursor.span('tag', start);
    branches.push({ when: null, body: readBraces(cursor, names, where, 11603, start) });
  }
  const bodies = branches.map(({ body }) => body);
  checkListBalance(cursor, branches.at(-1)?.when === null ? bodies : [...bodies, []], 29014, from);
  return { kind: 'if', branches };
}

function readBranch(cursor: Cursor, names: Names, where: BodyPlace, from: number): Branch {
  if (!cursor.eat('(')) cursor.fail(11600, from);
  const when = parseBool(cursor, names, ')');
  if (!cursor.eat(')')) cursor.fail(11601, from);
  if (!cursor.eat(']')) cursor.fail(11602, from);
  return { when, body: readBraces(cursor, names, where, 11603, from) };
}

/** `{body}`; an open brace at the end of the line is an unclosed tag: 10102. */
function readBraces(
  cursor: Cursor,
  names: Names,
  where: BodyPlace,
  missing: 11603 | 23103 | 23201,
  from: number,
): Body {
  if (!cursor.eat('{')) cursor.fail(missing, from);
  const body = parseBody(cursor, names, branchPlace(where));
  if (!cursor.eat('}')) cursor.fail(10102, from, cursor.text.slice(from, from + 20));
  return body;
}

/** `[switch(…)][case(…)]{…}[default]{…}` after `switch` (section 10.2). Fails with 10102, 23000–23202, 29015. */
export function parseSwitch(cursor: Cursor, names: Names, where: BodyPlace, from: number): Node {
  cursor.span('tag', from);
  if (!cursor.eat('(')) cursor.fail(23000, from);
  const value = readSwitched(cursor, names, from);
  if (!cursor.eat(']')) cursor.fail(23002, from);
  const cases: Case[] = [];
  for (let start = cursor.pos; cursor.match(nextCase) !== null; start = cursor.pos) {
    cursor.span('tag', start);
    cases.push(readCase(cursor, names, where, start));
  }
  if (cases.length === 0) cursor.fail(23003, from);
  const start = cursor.pos;
  if (cursor.match(byDefault) === null) cursor.fail(23004, from);
  if (!cursor.eat(']')) cursor.fail(23200, start);
  cursor.span('tag', start);
  const rest = readBraces(cursor, names, where, 23201, start);
  checkListBalance(cursor, [...cases.map(({ body }) => body), rest], 29015, from);
  return { kind: 'switch', value, cases, otherwise: rest };
}

/** The value of `switch` up to and with its bracket: exactly one element (23005). */
export function readSwitched(cursor: Cursor, names: Names, from: number): Body {
  const value = parseBody(cursor, names, places.switched);
  if (!cursor.eat(')')) cursor.fail(23001, from);
  if (value.length !== 1) cursor.fail(23005, from);
  return value;
}

function readCase(cursor: Cursor, names: Names, where: BodyPlace, from: number): Case {
  if (!cursor.eat('(')) cursor.fail(23100, from);
  const value = parseBody(cursor, names, places.switched);
  if (!cursor.eat(')')) cursor.fail(23101, from);
  if (!cursor.eat(']')) cursor.fail(23102, from);
  return { value, body: readBraces(cursor, names, where, 23103, from) };
}
