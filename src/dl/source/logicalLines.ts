/**
 * A line of the language after joining (section 2.1): a physical line and the indented lines under it, one space
 * between them. `pieces` lead every character back to the source text, so that messages can name line and column.
 */
export interface LogicalLine {
  readonly text: string;
  readonly pieces: readonly LinePiece[];
  /** For a text that does not stand in the source: the place of the call that it was made for. */
  readonly madeAt?: { readonly start: number; readonly end: number };
}

interface LinePiece {
  /** Offset in the text of the logical line. */
  readonly at: number;
  /** Offset in the source text. */
  readonly source: number;
}

export interface PhysicalLine {
  /** Offset of the first character in the source text. */
  readonly start: number;
  /** The line without its line break and trailing spaces. */
  readonly text: string;
}

/** Splits a source text into lines; trailing spaces are cut (section 2.1, point 6). */
export function physicalLines(source: string): PhysicalLine[] {
  const lines: PhysicalLine[] = [];
  let start = 0;
  for (const text of source.split('\n')) {
    lines.push({ start, text: text.trimEnd() });
    start += text.length + 1;
  }
  return lines;
}

/** A logical line of one physical line; `skip` characters at its start are left out. */
export function lineFrom(line: PhysicalLine, skip = 0): LogicalLine {
  return { text: line.text.slice(skip), pieces: [{ at: 0, source: line.start + skip }] };
}

/** Joins an indented line to the line above (section 2.1, point 5). */
export function joinLine(above: LogicalLine, line: PhysicalLine): LogicalLine {
  const skip = line.text.length - line.text.trimStart().length;
  const at = above.text.length + 1;
  return {
    text: `${above.text} ${line.text.slice(skip)}`,
    pieces: [...above.pieces, { at, source: line.start + skip }],
  };
}

/** The source offset of a character of a logical line. An offset at the end of a piece belongs to that piece. */
export function sourceOffset(line: LogicalLine, offset: number): number {
  if (line.madeAt !== undefined) return offset === 0 ? line.madeAt.start : line.madeAt.end;
  let found = line.pieces[0] ?? { at: 0, source: 0 };
  for (const piece of line.pieces) {
    if (piece.at > offset) break;
    found = piece;
  }
  return found.source + (offset - found.at);
}
