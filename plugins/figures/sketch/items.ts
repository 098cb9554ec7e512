import { el } from '../svg/element';
import { label, linesHeight } from '../svg/label';
import { SMALL } from '../text/types';
import { piecesOf, widest, wrap } from '../text/wrap';

type ItemLook = 'plain' | 'button' | 'chip' | 'chosen';

export interface Item {
  readonly look: ItemLook;
  readonly text: string;
}

const SIGNS: readonly (readonly [RegExp, ItemLook])[] = [
  [/^\[(.+)\]$/, 'button'],
  [/^\((.+)\)$/, 'chip'],
  // A star before a space is one of a question line: "* my parcel *".
  [/^\*(\S.*)\*$/, 'chosen'],
];

/** Reads `[button]`, `(chip)`, `*chosen*` and plain names. */
export function readItem(source: string): Item {
  for (const [sign, look] of SIGNS) {
    const [, text] = sign.exec(source) ?? [];
    if (text !== undefined) {
      return { look, text };
    }
  }
  return { look: 'plain', text: source };
}

const SIDE: Readonly<Record<ItemLook, number>> = { plain: 0, button: 7, chip: 8, chosen: 7 };
const LINE_PADDING = 3;

export interface Piece {
  readonly width: number;
  readonly height: number;
  /** Whether it is drawn with an outline. */
  readonly hasEdge: boolean;
  readonly draw: (x: number, y: number) => string;
}

/** @returns a button, a chip or a word, broken into lines where it is wider than its place */
export function pieceOf({ look, text }: Item, narrow: number): Piece {
  const side = SIDE[look];
  const hasEdge = look === 'button' || look === 'chip';
  const lines = wrap(text, narrow - 2 * side, SMALL);
  const width = widest(lines, SMALL) + 2 * side;
  const height = linesHeight(lines, SMALL) + 2 * LINE_PADDING;
  return {
    width,
    height,
    hasEdge,
    draw: (x, y) =>
      (look === 'plain'
        ? ''
        : el('rect', {
            class: `fig-item fig-item-${look}`,
            x,
            y,
            width,
            height,
            rx: look === 'chip' ? Math.min(11, height / 2) : 5,
          })) +
      label(lines, {
        // Words without an edge of their own begin where those above and below them begin.
        x: hasEdge ? x + width / 2 : x + side,
        y: y + height / 2,
        className: look === 'chosen' ? 'fig-chosen' : undefined,
        anchor: hasEdge ? 'middle' : 'start',
      }),
  };
}

/** @returns the width that the longest word of all items needs in its button or chip */
export const widestPiece = (items: readonly string[]): number =>
  Math.max(
    0,
    ...items.map(readItem).map(
      ({ look, text }) =>
        widest(
          piecesOf(text).map((part) => part.trimEnd()),
          SMALL,
        ) +
        2 * SIDE[look],
    ),
  );

interface Flow {
  readonly height: number;
  readonly body: string;
}

/** Sets pieces one after the other, and into the next line where a phone needs it. */
export function flow(pieces: readonly Piece[], narrow: number, gap = 7): Flow {
  let x = 0;
  let y = 0;
  let high = 0;
  const body = pieces.map((piece) => {
    if (x > 0 && x + piece.width > narrow) {
      x = 0;
      y += high + 5;
      high = 0;
    }
    const drawn = piece.draw(x, y);
    x += piece.width + gap;
    high = Math.max(high, piece.height);
    return drawn;
  });
  return { height: y + high, body: body.join('') };
}

/** Sets pieces one below the other. */
export function stack(pieces: readonly Piece[]): Flow {
  const gap = 4;
  let y = 0;
  const body = pieces.map((piece) => {
    const drawn = piece.draw(0, y);
    y += piece.height + gap;
    return drawn;
  });
  return { height: y - gap, body: body.join('') };
}
