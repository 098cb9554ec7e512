import { answerGrammar } from '../answer/grammar';
import type { Flags } from '../answer/nodes';
import { parseAnswer } from '../answer/parseAnswer';
import { parseFlags } from '../answer/parseFlags';
import type { AnswerReader, DictionaryCounts } from '../answer/reader';
import { type Condition, parseCondition } from '../condition/condition';
import { RuleError } from '../diagnostics/report';
import type { Pattern } from '../pattern/elements';
import { parsePattern } from '../pattern/parsePattern';
import type { Cursor } from '../source/cursor';
import { BlockStack } from './blockStack';
import { lineKind } from './lineKind';
import type { EventName, Question, Rule } from './rule';
import type { RuleReading, RuleText } from './ruleText';

const mostQuestions = 256;

/** Characters that custom functions may add to one line. */
const mostExpanded = 200_000;

const events: readonly EventName[] = ['REQUEST', 'SETSESSION', 'UPDATESESSION'];

/** Checks the order of the parts of a rule (section 2.2) while its lines are read. */
export class RuleParser {
  private label: string | null = null;
  private labelAt: readonly [number, number] = [0, 0];
  private readonly conditions: Condition[] = [];
  private readonly questions: Question[] = [];
  private readonly events: EventName[] = [];
  private that: Pattern | null = null;
  private readonly blocks = new BlockStack();
  private answers = 0;
  /** The first line that mixes events and questions in one rule. */
  private mixedAt: readonly [number, number] = [0, 0];

  constructor(
    private readonly text: RuleText,
    private readonly reading: RuleReading,
  ) {}

  private get asked(): boolean {
    return this.questions.length + this.events.length > 0;
  }

  line(cursor: Cursor): void {
    switch (lineKind(cursor.text)) {
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
        this.blocks.read(this.reader(cursor));
        break;
      default:
        cursor.pos = cursor.text.length;
        cursor.fail(10001, 0, cursor.text.slice(0, 40));
    }
  }

  private readLabel(cursor: Cursor): void {
    cursor.match(/--\s*label/iy);
    cursor.span('keyword', 0);
    cursor.skipSpaces();
    const start = cursor.pos;
    const name = cursor.match(/.*/y) ?? '';
    if (/\s/.test(name)) cursor.fail(25001, start, name);
    cursor.span('name', start);
    if (this.label !== null || this.asked || this.that !== null || this.answers > 0) cursor.fail(25004, 0);
    this.label = name;
    this.labelAt = [cursor.offset(start), cursor.offset(cursor.pos)];
  }

  private readCondition(cursor: Cursor): void {
    cursor.eat('+', 'keyword');
    if (this.asked) cursor.fail(29002, 0);
    this.conditions.push(parseCondition(cursor, this.reading.names));
  }

  private readQuestion(cursor: Cursor): void {
    if (this.answers > 0) cursor.fail(29001, 0);
    if (this.that !== null) cursor.fail(29003, 0);
    if (this.questions.length + this.events.length === mostQuestions) cursor.fail(10000, 0);
    const event = events.find((name) => `$$${name}$$` === cursor.text.trim().toUpperCase());
    if (event !== undefined) {
      cursor.pos = cursor.text.length;
      cursor.span('event', 0);
      if (this.questions.length > 0) this.noteMixed(cursor);
      this.events.push(event);
      return;
    }
    if (this.events.length > 0) this.noteMixed(cursor);
    cursor.eat('$', 'keyword');
    const looksLike = /^\$\$(?:\S*?\$\$|\S*)/.exec(cursor.text)?.[0];
    if (looksLike !== undefined) cursor.warn(29009, 0, looksLike);
    const text = cursor.rest().trim();
    const pattern = parsePattern(cursor, this.reading.names, 'question');
    this.questions.push({ pattern, text, line: this.reading.lineAt(cursor.offset(0)) });
  }

  private noteMixed(cursor: Cursor): void {
    if (this.questions.length === 0 || this.events.length === 0) {
      this.mixedAt = [cursor.offset(0), cursor.offset(cursor.text.length)];
    }
  }

  private readThat(cursor: Cursor): void {
    cursor.eat('@', 'keyword');
    if (this.events.length > 0) cursor.fail(28002, 0);
    if (this.answers > 0) cursor.fail(29005, 0);
    if (!this.asked) cursor.fail(29006, 0);
    if (this.that !== null) cursor.fail(29007, 0);
    this.that = parsePattern(cursor, this.reading.names, 'that');
  }

  private readAnswer(cursor: Cursor): void {
    cursor.eat('#', 'keyword');
    if (!this.asked) cursor.fail(29000, 0);
    const flags: Flags = parseFlags(cursor, this.events.includes('REQUEST'));
    const body = parseAnswer(this.reader(cursor));
    this.answers++;
    this.blocks.add({ kind: 'answer', id: this.reading.answerId(), flags, body });
  }

  private reader(cursor: Cursor): AnswerReader {
    return {
      cursor,
      names: this.reading.names,
      dictionaries: this.dictionaries(),
      room: { left: mostExpanded },
      grammar: answerGrammar,
    };
  }

  /** An event has no question that could lack a dictionary. */
  private dictionaries(): DictionaryCounts {
    const counts = this.questions.map(({ pattern }) => pattern.dictionaries);
    return { least: Math.min(...counts), most: Math.max(0, ...counts) };
  }

  rule(): Rule {
    const { text, label } = this;
    this.checkEnd();
    return {
      id: text.id,
      label,
      conditions: this.conditions,
      questions: this.questions,
      events: this.events,
      that: this.that,
      answers: this.blocks.items,
    };
  }

  private checkEnd(): void {
    const { text, label, labelAt } = this;
    const fail = (code: 10002 | 10003 | 22008 | 22009): never => {
      throw new RuleError(code, text.start, text.end, '');
    };
    const { open } = this.blocks;
    if (open !== null) fail(open === 'if' ? 22008 : 22009);
    if (label !== null && !this.reading.names.takeLabel(label)) throw new RuleError(25002, ...labelAt, label);
    if (!this.asked) fail(10002);
    if (this.questions.length > 0 && this.events.length > 0) throw new RuleError(29008, ...this.mixedAt, '');
    if (this.answers === 0) fail(10003);
  }
}
