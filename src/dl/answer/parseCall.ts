import { LineDropped } from '../diagnostics/report';
import { type FunctionSignature, type Parameter, parameterAt } from '../functions/signature';
import type { Names } from '../rule/names';
import type { Cursor } from '../source/cursor';
import { isReadOnly } from '../variables/names';
import { type BodyPlace, places } from './bodyPlace';
import type { Argument, Body, Call } from './nodes';
import { parseBody } from './parseBody';
import { parseBool } from './parseBool';
import { parseParameter } from './parseCapture';
import { readVariableName } from './parseVariable';

const unclosed = (cursor: Cursor, from: number) => cursor.fail(10102, from, cursor.text.slice(from, from + 20));

/** Reads `[@Name(…)]` with its opening bracket, where only a function may stand. */
export function readCall(cursor: Cursor, names: Names): Call {
  const from = cursor.pos;
  cursor.match(/\[\s*@/y);
  return parseCall(cursor, names, places.line, from);
}

/**
 * Reads a call after `[@` (section 11.1). Fails with 10102 (too few arguments, unclosed), 12001, 12003–12006, 12008;
 * for own functions too many or too few arguments are the warnings 14012 and 14013 and drop the answer line.
 */
export function parseCall(cursor: Cursor, names: Names, _where: BodyPlace, from: number): Call {
  cursor.skipSpaces();
  const plain = cursor.eat('!', 'function');
  cursor.skipSpaces();
  const start = cursor.pos;
  const name = (cursor.match(/[^([\]"]*/y) ?? '').trim();
  cursor.span('function', from);
  const signature = cursor.peek() === '(' && name !== '' ? names.fn(name.toLowerCase(), plain) : null;
  if (signature === null) cursor.fail(12005, start, name);
  cursor.eat('(', 'function');
  const args: Argument[] = [];
  let extra = false;
  if (!cursor.eat(')', 'function')) {
    do {
      const parameter = parameterAt(signature, args.length);
      extra ||= parameter === null;
      if (parameter === null && !signature.own) cursor.fail(12003, from, name);
      args.push(readArgument(cursor, names, parameter ?? { kind: 'any', fallback: null }, from));
    } while (cursor.eat(','));
    if (!cursor.eat(')', 'function')) cursor.fail(12006, from);
  }
  if (!cursor.eat(']', 'function')) cursor.fail(12008, from);
  checkCount(cursor, signature, args.length, extra, name, from);
  return { kind: 'call', fn: signature.name, plain: !signature.own, args };
}

function checkCount(
  cursor: Cursor,
  signature: FunctionSignature,
  count: number,
  extra: boolean,
  name: string,
  from: number,
): void {
  const few = count < signature.least;
  if (few && !signature.own) unclosed(cursor, from);
  if (!few && !extra) return;
  cursor.warn(extra ? 14012 : 14013, from, name);
  throw new LineDropped();
}

function readArgument(cursor: Cursor, names: Names, parameter: Parameter, from: number): Argument {
  if (!cursor.eat('"', 'string')) cursor.fail(12006, from);
  const start = cursor.pos;
  const argument = readContent(cursor, names, parameter, start);
  if (cursor.atEnd) unclosed(cursor, from);
  if (!cursor.eat('"', 'string')) cursor.fail(12001, start, cursor.text.slice(start, cursor.pos + 1));
  return argument;
}

function readContent(cursor: Cursor, names: Names, parameter: Parameter, start: number): Argument {
  switch (parameter.kind) {
    case 'variable':
      return readVariable(cursor, names, parameter, start);
    case 'bool':
      return readTruth(cursor, names, start);
    default: {
      const where =
        parameter.kind === 'any'
          ? places.anyArgument
          : parameter.kind === 'text'
            ? places.textArgument
            : places.extendedArgument;
      const body = parseBody(cursor, names, where);
      if (parameter.capture === true && !isCapture(body)) {
        cursor.fail(12001, start, cursor.text.slice(start, cursor.pos));
      }
      const written = cursor.text.slice(start, cursor.pos);
      const keeps = parameter.keepsSpaces === true;
      return { kind: 'body', body, before: keeps && /^\s/.test(written), after: keeps && /\s$/.test(written) };
    }
  }
}

function isCapture(body: Body): boolean {
  return body.length === 1 && ['star', 'fragment', 'parameter'].includes(body[0]?.kind ?? '');
}

function readVariable(cursor: Cursor, names: Names, parameter: Parameter, start: number): Argument {
  const rest = cursor.rest();
  if (/^\s*\[\s*\$/.test(rest) && names.parameters !== null) {
    cursor.match(/\s*\[\s*\$/y);
    const node = parseParameter(cursor, names.parameters, start);
    return { kind: 'parameter', name: node.kind === 'parameter' ? node.name : '' };
  }
  if (!/^\s*[A-Za-z0-9_\-+.]+\s*"/.test(rest)) {
    cursor.match(/[^"]*/y);
    if (cursor.atEnd) unclosed(cursor, start);
    cursor.fail(12001, start, cursor.text.slice(start, cursor.pos));
  }
  const name = readVariableName(cursor, names);
  if (parameter.sets === true && isReadOnly(name)) cursor.fail(11204, start, name);
  cursor.skipSpaces();
  return { kind: 'variable', name };
}

function readTruth(cursor: Cursor, names: Names, start: number): Argument {
  const rest = cursor.rest();
  if (!/^\s*(?:\[\s*@|!?\s*%)/.test(rest)) {
    cursor.match(/[^"]*/y);
    if (cursor.atEnd) unclosed(cursor, start);
    cursor.fail(12001, start, cursor.text.slice(start, cursor.pos));
  }
  const bool = parseBool(cursor, names, '"');
  if (bool.kind === 'call' && names.fn(bool.fn, bool.plain)?.result === 'text') {
    cursor.fail(12004, start, bool.fn);
  }
  cursor.skipSpaces();
  return { kind: 'bool', bool };
}
