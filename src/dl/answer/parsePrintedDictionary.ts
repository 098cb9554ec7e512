import { parseDictionaryTag } from '../pattern/parseDictionaryTag';
import type { Node } from './nodes';
import type { AnswerReader } from './reader';

/** `[dict(name)]` in an answer prints a line (section 8). */
export function parsePrintedDictionary({ cursor, names }: AnswerReader): Node[] | null {
  const tag = parseDictionaryTag(cursor, names);
  return tag === null ? null : [{ kind: 'dictionary', name: tag.name, mode: tag.mode }];
}
