import type { Node } from './nodes';
import { parseText } from './parseText';
import { type AnswerReader, readTag } from './reader';

/** What arguments of kind *extended* and question links take: text, captures, variables and functions. */
export function readExtended(reader: AnswerReader, close: string): Node[] | null {
  return readTag(reader, 'extended', true) ?? readPlain(reader, close);
}

/** Text up to the next tag or the closing sign. */
export function readPlain(reader: AnswerReader, close: string): Node[] | null {
  return parseText(reader, `[${close}${close === '}' ? '{' : ''}`);
}
