import type { FunctionSignature } from '../functions/signature';
import type { Names } from '../rule/names';
import { markRule } from '../rule/parseRule';
import { joinLine, type LogicalLine, lineFrom, type OpenLine, physicalLines } from '../source/logicalLines';
import { isShortBegin, lineRole } from '../source/ruleBlocks';
import { noSpelling } from '../words/spelling';
import type { Span, SpanKind } from './spans';

/** For highlighting, every name is known and accepts any arguments. */
const anything: FunctionSignature = { name: '', result: 'bool', parameters: [], rest: 'any', least: 0 };
const everyName: Names = {
  spelling: noSpelling,
  variable: () => true,
  dictionary: () => true,
  own: () => null,
  builtIn: () => anything,
  takeLabel: () => true,
  needsNode: () => undefined,
  needsRule: () => undefined,
  room: { left: 0 },
};

/**
 * Spans of a rule file, in order and without gaps, from the first character to the last. Anything that a parser does
 * not mark is `text`; text outside a rule and lines of an unknown kind are `invalid`.
 */
export function highlight(source: string): Span[] {
  const kinds = new Array<SpanKind | undefined>(source.length);
  const paint = (start: number, end: number, kind: SpanKind) => kinds.fill(kind, start, end);
  let lines: OpenLine[] = [];
  let inside = false;
  const flush = () => {
    const rule = { id: '', start: 0, end: 0, lines };
    markRule(rule, everyName, paint, (line) => {
      if (!/^(?:[+$@#]|--)/.test(line.text)) paint(line.pieces[0]?.source ?? 0, lineEnd(line), 'invalid');
    });
    lines = [];
  };
  for (const line of physicalLines(source)) {
    const end = line.start + line.text.length;
    const role = lineRole(line.text, inside);
    if (role === 'comment') paint(line.start, end, 'comment');
    if (role === 'stray') paint(line.start, end, 'invalid');
    if (role === 'begin' && isShortBegin(line.text.trim())) paint(line.start, end, 'invalid');
    else if (role === 'begin') paintBegin(line.start, line.text, paint);
    if (role === 'end') paint(line.start, end, 'keyword');
    if (role === 'begin') inside = true;
    if (role === 'end') {
      flush();
      inside = false;
    }
    const above = role === 'joined' ? lines.pop() : undefined;
    if (above !== undefined) lines.push(joinLine(above, line));
    else if (role === 'line' || role === 'joined') {
      lines.push(lineFrom(line, line.text.length - line.text.trimStart().length));
    }
  }
  flush();
  return toSpans(kinds);
}

function lineEnd(line: LogicalLine): number {
  const last = line.pieces.at(-1);
  return last === undefined ? 0 : last.source + line.text.length - last.at;
}

function paintBegin(start: number, text: string, paint: (start: number, end: number, kind: SpanKind) => void): void {
  const found = /^\s*begin/i.exec(text);
  const word = found?.[0].length ?? 0;
  paint(start, start + word, 'keyword');
  paint(start + word, start + text.length, 'name');
}

function toSpans(kinds: readonly (SpanKind | undefined)[]): Span[] {
  const spans: Span[] = [];
  for (let index = 0; index < kinds.length; index++) {
    const kind = kinds[index] ?? 'text';
    const last = spans.at(-1);
    if (last !== undefined && last.kind === kind) spans[spans.length - 1] = { ...last, end: index + 1 };
    else spans.push({ start: index, end: index + 1, kind });
  }
  return spans;
}
