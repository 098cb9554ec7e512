import { places } from '../answer/bodyPlace';
import { endsTooManyLists } from '../answer/listBalance';
import type { AnswerItem, Flags } from '../answer/nodes';
import { parseBody } from '../answer/parseBody';
import { parseFlags } from '../answer/parseFlags';
import { type Condition, parseCondition } from '../condition/condition';
import { LineDropped, type LineReport, RuleError } from '../diagnostics/report';
import type { SpanSink } from '../highlight/spans';
import type { Pattern } from '../pattern/elements';
import { parsePattern } from '../pattern/parsePattern';
import { Cursor } from '../source/cursor';
import type { LogicalLine } from '../source/logicalLines';
import { BlockStack } from './blockStack';
import { checkReferences } from './checkReferences';
import { lineKind } from './lineKind';
import type { Names } from './names';
import type { EventName, Question, Rule } from './rule';

export interface RuleText {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly lines: readonly LogicalLine[];
}

const mostQuestions = 256;

/**
 * Reads the lines of one rule (section 2.2). The first error leaves as a RuleError; warnings go to `report`. `answerId`
 * gives each answer line a number of its own in the base; `lineAt` the line number of an offset.
 */
export function parseRule(
  text: RuleText,
  names: Names,
  report: LineReport,
  answerId: () => number,
  lineAt: (offset: number) => number,
): Rule {
  const parser = new RuleParser(text, names, report, answerId, lineAt, null);
  for (const line of text.lines) parser.line(line);
  return parser.rule();
}

/** Reads the lines of a rule only for their spans; errors of a line leave the rest of it unmarked. */
export function markRule(text: RuleText, names: Names, sink: SpanSink, broken: (line: LogicalLine) => void): void {
  const parser = new RuleParser(
    text,
    names,
    () => undefined,
    () => 0,
    () => 0,
    sink,
  );
  for (const line of text.lines) {
    try {
      parser.line(line);
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      broken(line);
    }
  }
}

class RuleParser {
  private label: string | null = null;
  private readonly conditions: Condition[] = [];
  private readonly questions: Question[] = [];
  private readonly events: EventName[] = [];
  private that: Pattern | null = null;
  private readonly blocks = new BlockStack();
  private lines = 0;
  private answerLines = 0;

  constructor(
    private readonly text: RuleText,
    private readonly names: Names,
    private readonly report: LineReport,
    private readonly answerId: () => number,
    private readonly lineAt: (offset: number) => number,
    private readonly sink: SpanSink | null,
  ) {}

  private get asked(): boolean {
    return this.questions.length + this.events.length > 0;
  }

  private get answered(): boolean {
    return this.answerLines > 0 || !this.blocks.untouched;
  }

  line(line: LogicalLine): void {
    const cursor = new Cursor(line, this.report, this.sink);
    const kind = lineKind(line.text);
    this.lines++;
    switch (kind) {
      case 'label':
        this.readLabel(cursor);
        break;
      case 'condition':
        this.readCondition(cursor);
        break;
      case 'question':
        this.readQuestion(cursor);
        break;
      case 'that':
        this.readThat(cursor);
        break;
      case 'answer':
        this.readAnswer(cursor);
        break;
      case 'block':
        if (!this.asked) cursor.fail(29000, 0);
        this.blocks.read(cursor, this.names);
        break;
      default:
        cursor.pos = line.text.length;
        cursor.fail(10001, 0, line.text.slice(0, 40));
    }
  }

  private readLabel(cursor: Cursor): void {
    cursor.match(/--label/iy);
    cursor.span('keyword', 0);
    if (this.lines > 1) cursor.fail(25004, 0);
    cursor.skipSpaces();
    const start = cursor.pos;
    const name = cursor.match(/.*/y) ?? '';
    if (/\s/.test(name)) cursor.fail(25001, start, name);
    cursor.span('name', start);
    if (this.names.labelTaken(name)) cursor.fail(25002, start, name);
    this.label = name;
  }

  private readCondition(cursor: Cursor): void {
    cursor.eat('+', 'keyword');
    if (this.asked) cursor.fail(29002, 0);
    if (this.answered) cursor.fail(29002, 0);
    if (this.that !== null) cursor.fail(29004, 0);
    this.conditions.push(parseCondition(cursor, this.names));
  }

  private readQuestion(cursor: Cursor): void {
    if (this.answered) cursor.fail(29001, 0);
    if (this.that !== null) cursor.fail(29003, 0);
    const event = /^\$\$(\w+)\$\$\s*$/.exec(cursor.text)?.[1]?.toUpperCase();
    if (event === 'REQUEST' || event === 'SETSESSION' || event === 'UPDATESESSION') {
      cursor.pos = cursor.text.length;
      cursor.span('event', 0);
      if (this.questions.length > 0) cursor.fail(29008, 0);
      this.events.push(event);
      return;
    }
    cursor.eat('$', 'keyword');
    const looksLike = /^\$\$\S*?\$\$/.exec(cursor.text)?.[0];
    if (looksLike !== undefined) cursor.warn(29009, 0, looksLike);
    if (this.events.length > 0) cursor.fail(29008, 0);
    if (this.questions.length === mostQuestions) cursor.fail(10000, 0);
    const text = cursor.rest().trim();
    const pattern = parsePattern(cursor, this.names, 'question');
    this.questions.push({ pattern, text, line: this.lineAt(cursor.offset(0)) });
  }

  private readThat(cursor: Cursor): void {
    cursor.eat('@', 'keyword');
    if (this.answered) cursor.fail(29005, 0);
    if (!this.asked) cursor.fail(29006, 0);
    if (this.that !== null) cursor.fail(29007, 0);
    if (this.events.length > 0) cursor.fail(28002, 0);
    this.that = parsePattern(cursor, this.names, 'that');
  }

  private readAnswer(cursor: Cursor): void {
    cursor.eat('#', 'keyword');
    if (!this.asked) cursor.fail(29000, 0);
    this.answerLines++;
    const flags = parseFlags(cursor, this.events.includes('REQUEST'));
    const item = this.readBody(cursor, flags);
    if (item !== null) this.blocks.add(item);
  }

  private readBody(cursor: Cursor, flags: Flags): AnswerItem | null {
    try {
      const start = cursor.pos;
      const body = parseBody(cursor, this.names, places.line);
      if (endsTooManyLists(body)) cursor.warn(29013, start);
      checkReferences(cursor, body, this.questions, start);
      return { kind: 'answer', id: this.answerId(), flags, body };
    } catch (error) {
      if (error instanceof LineDropped) return null;
      throw error;
    }
  }

  rule(): Rule {
    const { text } = this;
    const fail = (code: 10002 | 10003 | 22008 | 22009): never => {
      throw new RuleError(code, text.start, text.end, '');
    };
    if (!this.asked) fail(10002);
    const open = this.blocks.open;
    if (open !== null) fail(open === 'if' ? 22008 : 22009);
    if (this.blocks.answers === 0) fail(10003);
    return {
      id: text.id,
      label: this.label,
      conditions: this.conditions,
      questions: this.questions,
      events: this.events,
      that: this.that,
      answers: this.blocks.items,
    };
  }
}
