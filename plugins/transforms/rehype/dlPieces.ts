import { dlColours } from '../../../src/data/dlColours';
import { highlight } from '../../../src/dl';
import { type Frame, frameOf } from '../../../src/dl/ruleFrame';
import type { Piece } from './piece';

function piecesIn(code: string, { before, after }: Pick<Frame, 'before' | 'after'>): Piece[] {
  const from = before.length;
  const end = from + code.length;
  const source = `${before}${code}${after}`;
  return highlight(source).flatMap(({ start, end: stop, kind }) => {
    const text = source.slice(Math.max(start, from), Math.min(stop, end));
    return text === '' ? [] : [{ text, role: dlColours[kind] }];
  });
}

/** @returns the pieces of a block of DL, coloured by the grammar of the engine: a whole file, a rule or a part of one */
export const dlPieces = (code: string): Piece[] => piecesIn(code, frameOf(code, 'rule'));

const coloured = (pieces: readonly Piece[]) =>
  pieces.reduce((sum, { text, role }) => sum + (role === undefined ? 0 : text.length), 0);

/**
 * DL inside a sentence is often less than a line: `[*]`, `{my/the/--}`. It is read as a line where it begins with a
 * mark, else as a piece of a question or of an answer, whichever says more about it.
 */
export function dlInlinePieces(code: string): Piece[] {
  if (/^(?:[+$@#]|--\w|\/\/|begin\b|end$)/i.test(code)) {
    return dlPieces(code);
  }
  const inQuestion = piecesIn(code, { before: 'BEGIN a\n$ ', after: '\n# a\nEND' });
  const inAnswer = piecesIn(code, { before: 'BEGIN a\n$ *\n# ', after: '\nEND' });
  return coloured(inAnswer) > coloured(inQuestion) ? inAnswer : inQuestion;
}
