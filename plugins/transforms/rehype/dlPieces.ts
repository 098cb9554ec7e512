import { dlColours } from '../../../src/data/dlColours';
import { highlight } from '../../../src/dl';
import { type Frame, framed, frameOf, placeInLines } from '../../../src/dl/ruleFrame';
import type { Piece } from './piece';

function piecesIn(code: string, frame: Pick<Frame, 'insertions'>): Piece[] {
  return highlight(framed(code, frame)).flatMap(({ start, end, kind }) => {
    const text = code.slice(placeInLines(start, frame).at, placeInLines(end, frame).at);
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
  const around = (before: string, after: string) =>
    piecesIn(code, {
      insertions: [
        { at: 0, text: before },
        { at: code.length, text: after },
      ],
    });
  const inQuestion = around('BEGIN a\n$ ', '\n# a\nEND');
  const inAnswer = around('BEGIN a\n$ *\n# ', '\nEND');
  return coloured(inAnswer) > coloured(inQuestion) ? inAnswer : inQuestion;
}
