import type { Cursor } from '../source/cursor';
import { type ArgumentKind, leastArguments, type Parameter } from './signature';

/** The start of a definition: everything before the body. */
export interface OwnHead {
  /** In lower case. */
  readonly name: string;
  readonly result: 'text' | 'bool';
  readonly parameters: readonly Parameter[];
  readonly argumentNames: readonly string[];
  readonly least: number;
  /** The head is at the start of the body. */
  readonly cursor: Cursor;
  readonly nameAt: number;
}

const kinds: Readonly<Record<string, ArgumentKind>> = {
  TEXT: 'text',
  DYNAMIC: 'dynamic',
  EXTENDED: 'extended',
  ANY: 'any',
  VARIABLE: 'variable',
};

/** Reads `TEXT Name( EXTENDED aArg, TEXT aWord = "Hello" )`. Fails with 14000–14006, 14011, 14014. */
export function readOwnHead(cursor: Cursor): OwnHead {
  cursor.skipSpaces();
  const from = cursor.pos;
  const kind = (cursor.match(/\S*/y) ?? '').toUpperCase();
  if (kind !== 'TEXT' && kind !== 'BOOL') cursor.fail(14000, from, kind);
  cursor.skipSpaces();
  const nameAt = cursor.pos;
  const name = (cursor.match(/[^(]*/y) ?? '').trim();
  if (cursor.atEnd) cursor.fail(14002, nameAt);
  if (name === '' || /[\s"[\]]/.test(name)) cursor.fail(14001, nameAt, name);
  cursor.eat('(');
  const { parameters, argumentNames, least } = readParameters(cursor);
  return {
    name: name.toLowerCase(),
    result: kind === 'BOOL' ? 'bool' : 'text',
    parameters,
    argumentNames,
    least,
    cursor,
    nameAt,
  };
}

function readParameters(cursor: Cursor): Pick<OwnHead, 'parameters' | 'argumentNames' | 'least'> {
  const parameters: Parameter[] = [];
  const argumentNames: string[] = [];
  if (cursor.peek() === ')') {
    cursor.pos++;
  } else if (cursor.eat(')')) {
    // Brackets with only a space between them require an argument but do not accept one, so every call is an error.
    return { parameters, argumentNames, least: 1 };
  } else {
    do readParameter(cursor, parameters, argumentNames);
    while (cursor.eat(','));
    if (!cursor.eat(')')) cursor.fail(14006);
  }
  return { parameters, argumentNames, least: leastArguments(parameters) };
}

function readParameter(cursor: Cursor, parameters: Parameter[], names: string[]): void {
  cursor.skipSpaces();
  const from = cursor.pos;
  const written = cursor.match(/\w*/y) ?? '';
  const kind = kinds[written.toUpperCase()];
  if (kind === undefined) cursor.fail(14003, from, written);
  cursor.skipSpaces();
  const start = cursor.pos;
  const name = (cursor.match(/[^\s,)=]*/y) ?? '').toLowerCase();
  if (!/^\w+$/.test(name)) cursor.fail(14004, start, name);
  if (names.includes(name)) cursor.fail(14011, start, name);
  const fallback = cursor.eat('=') ? readDefault(cursor, name) : null;
  const optional = parameters.some((parameter) => parameter.fallback !== null);
  if (fallback === null && optional) cursor.fail(14014, start, name);
  parameters.push({ kind, fallback });
  names.push(name);
}

function readDefault(cursor: Cursor, name: string): string {
  cursor.skipSpaces();
  const start = cursor.pos;
  const found = cursor.match(/"(?:\\.|[^"\\])*"/sy);
  if (found === null) cursor.fail(14005, start, name);
  return found.slice(1, -1);
}
