import { type Type, textWidth } from './measure';

/** Long names in code font break after an underscore, and only there: `track_` / `ask_number`. */
const PIECES = /[^\s_]*_+(?=[^\s_])|[^\s]+\s*/g;

/** @returns what no line can be narrower than */
export const piecesOf = (text: string): readonly string[] => text.trim().match(PIECES) ?? [''];

function fill(pieces: readonly string[], width: number, type: Type): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && textWidth((line + piece).trimEnd(), type) > width) {
      lines.push(line.trimEnd());
      line = piece;
    } else {
      line += piece;
    }
  }
  return [...lines, line.trimEnd()];
}

/**
 * Breaks a label into lines between words. The lines are as even as the number of lines allows: a last line of one
 * short word looks like a mistake.
 *
 * @returns at least one line; a single word that is wider than `width` keeps its own line
 */
export function wrap(text: string, width: number, type: Type): string[] {
  const pieces = piecesOf(text);
  const lines = fill(pieces, width, type);
  for (let narrower = width - 4; narrower > width / 2; narrower -= 4) {
    const even = fill(pieces, narrower, type);
    if (even.length > lines.length || widest(even, type) > narrower) {
      break;
    }
    lines.splice(0, lines.length, ...even);
  }
  return lines;
}

/** @returns the width of the widest line */
export function widest(lines: readonly string[], type: Type): number {
  return Math.max(0, ...lines.map((line) => textWidth(line, type)));
}
