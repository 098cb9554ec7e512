import { lastUpTo } from './lastUpTo';

/**
 * A line of the language after joining (section 2.1): a physical line and the indented lines under it, one space
 * between them. `pieces` map every character to the source text, so that messages can contain line and column.
 */
export interface LogicalLine {
  readonly text: string;
  readonly pieces: readonly LinePiece[];
  /** For a text that is not in the source: the position of the call that it replaces. */
  readonly madeAt?: { readonly start: number; readonly end: number };
}

/** A line to which indented ones may still be joined. */
export interface OpenLine extends LogicalLine {
  readonly pieces: LinePiece[];
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

/** A logical line of one physical line; `skip` characters at its start are dropped. */
export function lineFrom(line: PhysicalLine, skip = 0): OpenLine {
  return { text: line.text.slice(skip), pieces: [{ at: 0, source: line.start + skip }] };
}

/** Joins an indented line to the line above and replaces that line (section 2.1, point 5). */
export function joinLine(above: OpenLine, line: PhysicalLine): OpenLine {
  const skip = line.text.length - line.text.trimStart().length;
  const at = above.text.length + 1;
  above.pieces.push({ at, source: line.start + skip });
  return { text: `${above.text} ${line.text.slice(skip)}`, pieces: above.pieces };
}

/** The source offset of a character of a logical line. An offset at the end of a piece belongs to that piece. */
export function sourceOffset(line: LogicalLine, offset: number): number {
  if (line.madeAt !== undefined) return offset === 0 ? line.madeAt.start : line.madeAt.end;
  const found = line.pieces[lastUpTo(line.pieces.length, (index) => (line.pieces[index]?.at ?? 0) <= offset)] ?? {
    at: 0,
    source: 0,
  };
  return found.source + (offset - found.at);
}
