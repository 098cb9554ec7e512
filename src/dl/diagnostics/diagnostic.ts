import { lastUpTo } from '../source/lastUpTo';
import { entryOf, type MessageCode } from './codes';

/** A message about a rule base (section 13). Line and column count from 1. */
export interface Diagnostic {
  /** A code of section 13, or a word if the reference engine reports nothing or has no code. */
  readonly code: MessageCode;
  readonly severity: 'error' | 'warning';
  /** Which part of the base: the name of a rule file, or `dictionary <name>`, `spelling`, `functions`. */
  readonly file: string;
  /** Id of the rule; empty outside of a rule. */
  readonly rule: string;
  readonly line: number;
  readonly column: number;
  /** Offsets in the source of the part. */
  readonly start: number;
  readonly end: number;
  /** What is wrong. */
  readonly message: string;
  /** How to fix it. */
  readonly fix: string;
}

/** Line and column, counted from 1. */
interface Position {
  readonly line: number;
  readonly column: number;
}

/** Finds lines and columns of one source without reading it again each time. */
export function positionsIn(source: string): (offset: number) => Position {
  const starts = [0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    const line = lastUpTo(starts.length, (index) => (starts[index] ?? 0) <= offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

/** The position of a message about a line of a list. */
export function linePlace(file: string, lines: readonly string[], index: number) {
  const start = lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0);
  const positionOf = () => ({ line: index + 1, column: 1 });
  return { file, rule: '', positionOf, start, end: start + (lines[index]?.length ?? 0) };
}

/** A message of the catalogue about a piece of a source text. */
export function diagnosticFor(
  code: MessageCode,
  place: { file: string; rule: string; positionOf: (offset: number) => Position; start: number; end: number },
  detail: string,
): Diagnostic {
  const entry = entryOf(code);
  return {
    code,
    severity: entry.severity,
    file: place.file,
    rule: place.rule,
    ...place.positionOf(place.start),
    start: place.start,
    end: Math.max(place.end, place.start),
    message: entry.message.replace('{}', () => detail),
    fix: entry.fix,
  };
}
