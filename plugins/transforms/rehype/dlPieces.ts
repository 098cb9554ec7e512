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

const answer = 'BEGIN a\n$ [dict(a)] *\n# ';

/** What a piece of DL may stand between. Some pieces are read only after others: `[else]` after `[if]`. */
const places = [
  ['BEGIN a\n$ ', '\n# a\nEND'],
  [answer, '\nEND'],
  [`${answer}[if(%a)]{b}`, '\nEND'],
  [`${answer}[switch([*])]`, '\nEND'],
  [`${answer}[switch([*])][case(a)]{b}`, '\nEND'],
  ['BEGIN a\n', ' a\n$ *\n# a\nEND'],
] as const;

/**
 * DL inside a sentence is often less than a line: `[*]`, `{my/the/--}`. It is read as a line where it begins with a
 * mark, else as a piece of a question or of an answer, whichever says more about it.
 */
export function dlInlinePieces(code: string): Piece[] {
  const asLine = /^(?:[+$@#]|--\w|\/\/|begin\b|end$)/i.test(code) ? dlPieces(code) : [];
  if (coloured(asLine) > 0) {
    return asLine;
  }
  const read = places.map(([before, after]) =>
    piecesIn(code, {
      insertions: [
        { at: 0, text: before },
        { at: code.length, text: after },
      ],
    }),
  );
  return read.reduce((best, pieces) => (coloured(pieces) > coloured(best) ? pieces : best));
}
