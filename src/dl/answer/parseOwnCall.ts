import { LineDropped, RuleError } from '../diagnostics/report';
import { expanded, type OwnFunction } from '../functions/ownFunction';
import type { ArgumentKind } from '../functions/signature';
import type { Cursor } from '../source/cursor';
import type { Node } from './nodes';
import type { AnswerReader, Content } from './reader';

/**
 * Reads the arguments of a custom function and replaces the call with its text (section 11.9); the head is after `(`.
 * Too many or too few arguments cause a warning (14012, 14013) and drop the line. A mistake inside is an error, but the
 * rule is kept and the call produces nothing, as in the reference engine.
 */
export function parseOwnCall(reader: AnswerReader, own: OwnFunction, from: number, inArgument: boolean): Node[] | null {
  const { cursor } = reader;
  const args: string[] = [];
  for (cursor.skipSpaces(); !cursor.atEnd && cursor.peek() !== ')'; cursor.skipSpaces()) {
    if (args.length > 0 && !cursor.eat(',')) cursor.fail(14019, from, own.name);
    cursor.skipSpaces();
    if (cursor.atEnd) return null;
    if (cursor.peek() !== '"') cursor.fail(14017, from, own.name);
    const parameter = own.parameters[args.length];
    if (parameter === undefined) dropLine(reader, 14012, own, from);
    const start = cursor.pos;
    try {
      const content = { kind: contentOf(parameter.kind), open: '"', close: '"', inArgument: false } as const;
      if (reader.grammar.argument(reader, content) === null) return null;
    } catch (error) {
      return skipped(reader, error, start);
    }
    args.push(cursor.text.slice(start + 1, cursor.pos - 1));
  }
  if (cursor.atEnd) return null;
  if (args.length < own.least) dropLine(reader, 14013, own, from);
  cursor.eat(')', 'function');
  return cursor.eat(']', 'function') ? readText(reader, own, args, from, inArgument) : null;
}

/**
 * The allowed content of an argument depends on the position of `[$name]` in the body, where it is read again. Only
 * kinds that the parser must know earlier are checked here.
 */
const contentOf = (kind: ArgumentKind): Content['kind'] =>
  kind === 'text' || kind === 'extended' || kind === 'any' ? 'branch' : kind;

function dropLine({ cursor }: AnswerReader, code: 14012 | 14013, own: OwnFunction, from: number): never {
  cursor.warn(code, from, own.name);
  throw new LineDropped();
}

/** Reports the error in an argument and continues after the bracket that ends the call. */
function skipped({ cursor }: AnswerReader, error: unknown, start: number): Node[] {
  tell(cursor, error);
  cursor.pos = start;
  for (let open = 1; !cursor.atEnd; cursor.pos++) {
    if (cursor.peek() === '[') open++;
    else if (cursor.peek() === ']') open--;
    if (open === 0) break;
  }
  if (!cursor.atEnd) cursor.pos++;
  return [];
}

function readText(
  reader: AnswerReader,
  own: OwnFunction,
  args: readonly string[],
  from: number,
  inArgument: boolean,
): Node[] {
  const { cursor } = reader;
  const text = expanded(own, args);
  if (!takeRoom(reader, text.length + 1)) {
    cursor.warn('size', from, own.name);
    throw new LineDropped();
  }
  cursor.messages.forgetCodes();
  try {
    return cursor.nested(() => [...reader.grammar.answer({ ...reader, cursor: cursor.on(text, from) }, inArgument)]);
  } catch (error) {
    tell(cursor, error);
    return [];
  }
}

/** The message about a dropped line has already been reported. */
function tell(cursor: Cursor, error: unknown): void {
  if (error instanceof RuleError) cursor.messages.add(error.code, error.start, error.end, error.detail);
  else if (!(error instanceof LineDropped)) throw error;
}

/** Custom functions that call each other can make a short line very long. */
function takeRoom({ room, names }: AnswerReader, size: number): boolean {
  room.left -= size;
  names.room.left -= size;
  return room.left >= 0 && names.room.left >= 0;
}
