import { LineDropped, RuleError } from '../diagnostics/report';
import { variableName } from '../variables/names';
import type { Bool, Call, Node } from './nodes';
import { parseFunction } from './parseCall';
import type { AnswerReader } from './reader';

/**
 * Reads `(condition)` of `if` and `--if` with both brackets: a check of a variable or exactly one function.
 *
 * @returns null when it begins with neither, which makes the tag around it unknown
 * @throws RuleError 11803 for more than one function, and the codes of checks and functions
 */
export function parseCondition(reader: AnswerReader, inArgument: boolean): Bool | null {
  const { cursor } = reader;
  const from = cursor.pos;
  if (!/^\(\s*[[!%]/.test(cursor.rest())) return null;
  const argument = reader.grammar.argument(reader, { kind: 'condition', open: '(', close: ')', inArgument });
  if (argument === null || argument.kind !== 'body') return null;
  const [node, ...more] = argument.body;
  if (node === undefined || more.length > 0) return cursor.fail(11803, from);
  return isBool(node) ? node : null;
}

const isBool = (node: Node): node is Bool => node.kind === 'set' || node.kind === 'compare' || node.kind === 'call';

/** A function in a condition. If it is not exactly one call, as with a custom function, the line is dropped. */
export function parseTruth(reader: AnswerReader, textCounts: boolean): Call[] | null {
  const { cursor, names } = reader;
  const from = cursor.pos;
  if (cursor.peek() !== '[') return null;
  const nodes = parseFunction(reader, true);
  if (nodes === null) return null;
  const [call] = nodes;
  if (nodes.length !== 1 || call?.kind !== 'call') {
    cursor.warn('condition', from, /@\s*([^(]*)/.exec(cursor.text.slice(from))?.[1]?.trim());
    throw new LineDropped();
  }
  if (!textCounts && names.builtIn(call.fn)?.result === 'text') cursor.fail(12004, from, call.fn);
  return [call];
}

/**
 * `%name`, `!%name`, `%name="value"`, `%name!="value"` up to `close`, which is left. Fails with 11601, 11800, 11801,
 * 13000–13004.
 */
export function parseCheck(reader: AnswerReader, close: string): Bool[] | null {
  const { cursor, names } = reader;
  const from = cursor.pos;
  if (cursor.match(/(?:!\s*)?%\s*/y) === null) return null;
  const negated = cursor.text.charAt(from) === '!';
  const start = cursor.pos;
  const name = cursor.match(variableName);
  if (name === null) return cursor.fail(11800, start);
  cursor.span('variable', from);
  const variable = name.toLowerCase();
  if (!names.variable(variable)) cursor.fail(11801, start, name);
  cursor.skipSpaces();
  if (cursor.atEnd) cursor.fail(13000, from);
  if (cursor.peek() === close) return [{ kind: 'set', variable, negated }];
  if (negated) cursor.fail(13004);
  const different = cursor.eat('!=');
  if (!different && !cursor.eat('=')) cursor.fail(13001, cursor.pos, cursor.peek());
  const value = readCompared(reader, from);
  cursor.skipSpaces();
  if (cursor.peek() !== close) cursor.fail(11601, cursor.pos, cursor.peek());
  return [{ kind: 'compare', variable, different, value }];
}

/** The quoted value. Errors in it are reported in addition to 13002. */
function readCompared(reader: AnswerReader, from: number): readonly Node[] {
  const { cursor } = reader;
  cursor.skipSpaces();
  if (cursor.peek() !== '"') cursor.fail(13002, from);
  try {
    const value = reader.grammar.argument(reader, { kind: 'extended', open: '"', close: '"', inArgument: true });
    if (value?.kind === 'body') return value.body;
  } catch (error) {
    if (error instanceof RuleError) cursor.messages.add(error.code, error.start, error.end, error.detail);
    else if (!(error instanceof LineDropped)) throw error;
  }
  return cursor.fail(13002, from);
}
