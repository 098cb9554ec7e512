import type { ArgumentKind } from '../functions/signature';
import type { Names } from '../rule/names';
import type { Cursor } from '../source/cursor';
import type { Argument, Body, Node } from './nodes';

/** The number of dictionaries that the questions of a rule have: the least and the most (section 4.1). */
export interface DictionaryCounts {
  readonly least: number;
  readonly most: number;
}

/** The state that all parsers of an answer line share. */
export interface AnswerReader {
  readonly cursor: Cursor;
  readonly names: Names;
  readonly dictionaries: DictionaryCounts;
  /** Characters that custom functions may still add to this line. */
  readonly room: { left: number };
  readonly grammar: AnswerGrammar;
}

/** Kinds of content: those of arguments, the branches of `if` and `switch`, and conditions (section 11.1). */
export interface Content {
  readonly kind: ArgumentKind | 'branch' | 'condition';
  readonly open: string;
  readonly close: string;
  readonly inArgument: boolean;
}

/** Where tags appear: each place allows different ones. */
type TagPlace = 'line' | 'any' | 'branch' | 'dynamic' | 'extended';

/** The functions that the parsers of tags call for the content of a tag. */
export interface AnswerGrammar {
  readonly tags: Readonly<Record<TagPlace, readonly TagReader[]>>;
  answer(reader: AnswerReader, inArgument: boolean): Body;
  argument(reader: AnswerReader, content: Content): Argument | null;
}

/**
 * Reads one kind of tag with its bracket. Null when the head is at another tag, which is then left unread.
 *
 * @param inArgument inside the argument of a function, where variables cannot be set
 */
export type TagReader = (reader: AnswerReader, inArgument: boolean) => Node[] | null;

/** Reads `[` and a name if something follows it; the reference engine does not check where the name ends. */
export function openTag(cursor: Cursor, name: string): boolean {
  const start = cursor.pos;
  if (cursor.match(/\[\s*/y) !== null && cursor.rest().slice(0, name.length).toLowerCase() === name) {
    cursor.pos += name.length;
    if (!cursor.atEnd) return true;
  }
  cursor.pos = start;
  return false;
}

/** Reads the tag at the head, if it is allowed in this place. */
export function readTag(reader: AnswerReader, place: TagPlace, inArgument: boolean): Node[] | null {
  if (reader.cursor.peek() !== '[') return null;
  for (const read of reader.grammar.tags[place]) {
    const nodes = read(reader, inArgument);
    if (nodes !== null) return nodes;
  }
  return null;
}

/** Runs a reader of a tag and resets the head if it found a different one. */
export function orBack<Result>(cursor: Cursor, read: () => Result | null): Result | null {
  const start = cursor.pos;
  const result = read();
  if (result === null) cursor.pos = start;
  return result;
}
