import type { Parameter } from '../functions/signature';
import { type FunctionSignature, parameterAt } from '../functions/signature';
import { isReadOnly } from '../variables/names';
import { type FunctionName, readFunctionName } from './functionName';
import type { Argument, Node } from './nodes';
import { parseOwnCall } from './parseOwnCall';
import { type AnswerReader, orBack } from './reader';

/**
 * Reads `[@Name("a","b")]` (section 11.1). A custom function replaces a built-in one of the same name, and `[@!Name()]`
 * always calls the built-in one. Too few arguments and a line that ends inside make the tag unknown (null). Fails with
 * 11204, 12001, 12003, 12005, 12006, 12008 and, for custom functions, with 14017 and 14019.
 */
export function parseFunction(reader: AnswerReader, inArgument: boolean): Node[] | null {
  const { cursor, names } = reader;
  const from = cursor.pos;
  return orBack(cursor, () => {
    const head = readFunctionName(cursor);
    if (head === null) return null;
    const own = names.own(head.name);
    if (own !== null) return parseOwnCall(reader, own, from, inArgument);
    const signature = names.builtIn(head.name.replace(/^!\s*/, ''));
    if (signature === null) return unknownFunction(reader, head);
    return readCall(reader, signature, from, inArgument);
  });
}

function unknownFunction({ cursor }: AnswerReader, { at, written }: FunctionName): never {
  cursor.pos = at + written.length;
  return cursor.fail(12005, at, written);
}

function readCall(
  reader: AnswerReader,
  signature: FunctionSignature,
  from: number,
  inArgument: boolean,
): Node[] | null {
  const { cursor } = reader;
  const args: Argument[] = [];
  let comma = false;
  for (;;) {
    cursor.skipSpaces();
    if (cursor.atEnd) return null;
    if (cursor.eat(')', 'function')) break;
    if (comma && cursor.eat(',')) {
      comma = false;
      continue;
    }
    if (cursor.peek() !== '"') cursor.fail(12006, from);
    const parameter = parameterAt(signature, args.length);
    if (parameter === null) return cursor.fail(12003, from, signature.name);
    const argument = readArgument(reader, parameter, inArgument);
    if (argument === null) return null;
    args.push(argument);
    comma = true;
  }
  if (args.length < signature.least) return null;
  if (!cursor.eat(']', 'function')) cursor.fail(12008, from);
  return [{ kind: 'call', fn: signature.name, args }];
}

function readArgument(reader: AnswerReader, parameter: Parameter, inArgument: boolean): Argument | null {
  const { cursor } = reader;
  const start = cursor.pos;
  const argument = reader.grammar.argument(reader, { kind: parameter.kind, open: '"', close: '"', inArgument });
  if (argument !== null && parameter.capture === true && !isCapture(argument)) {
    cursor.fail(12001, start, cursor.text.slice(start, cursor.pos));
  }
  if (parameter.sets === true && argument?.kind === 'variable' && isReadOnly(argument.name)) {
    cursor.fail(11204, start, argument.name);
  }
  return argument;
}

function isCapture(argument: Argument): boolean {
  if (argument.kind !== 'body' || argument.body.length !== 1) return false;
  return argument.body[0]?.kind === 'star' || argument.body[0]?.kind === 'fragment';
}
