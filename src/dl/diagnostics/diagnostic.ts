import { entryOf, type MessageCode } from './codes';

/** A message about a rule base (section 13). Line and column count from 1. */
export interface Diagnostic {
  /** A code of section 13, or a word where the reference engine says nothing or has no code. */
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
  /** How to mend it. */
  readonly fix: string;
}

/** Finds line and column of an offset. */
function positionIn(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

/** Finds line numbers of one source without reading it anew each time. */
export function lineCounter(source: string): (offset: number) => number {
  const starts = [0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

/** Where a message about a line of a list stands. */
export function linePlace(file: string, lines: readonly string[], index: number) {
  const start = lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, 0);
  return { file, rule: '', source: lines.join('\n'), start, end: start + (lines[index]?.length ?? 0) };
}

/** A message of the catalogue about a piece of a source text. */
export function diagnosticFor(
  code: MessageCode,
  place: { file: string; rule: string; source: string; start: number; end: number },
  detail: string,
): Diagnostic {
  const entry = entryOf(code);
  return {
    code,
    severity: entry.severity,
    file: place.file,
    rule: place.rule,
    ...positionIn(place.source, place.start),
    start: place.start,
    end: Math.max(place.end, place.start),
    message: entry.message.replace('{}', () => detail),
    fix: entry.mend,
  };
}
