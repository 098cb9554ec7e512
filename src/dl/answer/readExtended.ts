import type { Node } from './nodes';
import { parseText } from './parseText';
import { type AnswerReader, readTag } from './reader';

/** Content of arguments of kind *extended* and of question links: text, captures, variables and functions. */
export function readExtended(reader: AnswerReader, close: string): Node[] | null {
  return readTag(reader, 'extended', true) ?? readPlain(reader, close);
}

/** Text up to the next tag or the closing character. */
export function readPlain(reader: AnswerReader, close: string): Node[] | null {
  return parseText(reader, `[${close}${close === '}' ? '{' : ''}`);
}
