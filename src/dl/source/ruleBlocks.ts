import { joinLine, type LogicalLine, lineFrom, type OpenLine, type PhysicalLine, physicalLines } from './logicalLines';

/** One BEGIN…END block with its logical lines, without comments and empty lines (section 2.1). */
export interface RuleBlock {
  readonly id: string;
  /** Source offsets of the BEGIN line. */
  readonly start: number;
  readonly end: number;
  readonly lines: readonly LogicalLine[];
  /** The first line is not BEGIN but short enough to be mistaken for it. */
  readonly isGuessed: boolean;
  /** Source offsets of lines with a space before a line mark: warning 19000. */
  readonly spacedMarks: readonly number[];
}

interface RuleFile {
  readonly blocks: readonly RuleBlock[];
  /** The first text outside of a rule; nothing after it is read: error 10001. */
  readonly stray: PhysicalLine | null;
  /** The rule whose END is missing; the reference engine silently loses it (section 2.1, point 2). */
  readonly unclosed: RuleBlock | null;
}

const begin = /^begin(?:\s+(.*))?$/i;

/** The reference engine treats any line of up to this many bytes as BEGIN without an id. */
const shortBegin = 6;
const encoder = new TextEncoder();
const end = /^end$/i;
const indented = /^[ \t]/;
const lineMark = /^[+$@#]/;

/** Classifies a physical line inside or outside a rule. */
type LineRole = 'blank' | 'comment' | 'begin' | 'end' | 'joined' | 'line' | 'stray';

export function lineRole(text: string, insideRule: boolean): LineRole {
  const trimmed = text.trim();
  if (trimmed === '') return 'blank';
  if (trimmed.startsWith('//')) return 'comment';
  if (!insideRule) return begin.test(trimmed) || isShortBegin(trimmed) ? 'begin' : 'stray';
  if (end.test(trimmed)) return 'end';
  return indented.test(text) ? 'joined' : 'line';
}

/** True for a line that opens a rule although it is not BEGIN. */
export function isShortBegin(trimmed: string): boolean {
  return !begin.test(trimmed) && trimmed.length <= shortBegin && encoder.encode(trimmed).length <= shortBegin;
}

/** Splits a rule file into its rules (section 2.1, points 1–6). Never fails. */
export function ruleBlocks(source: string): RuleFile {
  const blocks: RuleBlock[] = [];
  let open: (RuleBlock & { lines: OpenLine[]; spacedMarks: number[] }) | null = null;
  for (const line of physicalLines(source)) {
    const role = lineRole(line.text, open !== null);
    if (role === 'stray') return { blocks, stray: line, unclosed: null };
    if (role === 'begin') {
      const text = line.text.trim();
      const id = (begin.exec(text)?.[1] ?? '').trim();
      const end = line.start + line.text.length;
      open = { id, start: line.start, end, isGuessed: isShortBegin(text), lines: [], spacedMarks: [] };
    }
    if (open === null) continue;
    if (role === 'end') {
      blocks.push(open);
      open = null;
    } else if (role === 'joined') {
      addIndented(open, line);
    } else if (role === 'line') {
      open.lines.push(lineFrom(line));
    }
  }
  return { blocks, stray: null, unclosed: open };
}

function addIndented(rule: { lines: OpenLine[]; spacedMarks: number[] }, line: PhysicalLine): void {
  const text = line.text.trimStart();
  const skip = line.text.length - text.length;
  if (lineMark.test(text)) rule.spacedMarks.push(line.start + skip);
  const above = rule.lines.pop();
  rule.lines.push(above === undefined ? lineFrom(line, skip) : joinLine(above, line));
}
