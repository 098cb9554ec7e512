import type { Code, MessageCode } from '../diagnostics/codes';
import { type LineMessages, RuleError } from '../diagnostics/report';
import type { SpanKind, SpanSink } from '../highlight/spans';
import { type LogicalLine, sourceOffset } from './logicalLines';

/** Prevents a stack overflow in the parser and the builder. */
const deepestNesting = 64;

/**
 * The lexer's reading head on one logical line. Every parser of the language reads through it. The text that was read
 * can be marked as a span, so that highlighting and parsing share one grammar.
 */
export class Cursor {
  pos = 0;

  constructor(
    readonly line: LogicalLine,
    readonly messages: LineMessages,
    private readonly sink: SpanSink | null = null,
    private depth = 0,
  ) {}

  /** A head on a text that replaces the source since `from`; its messages point to that source. */
  on(text: string, from: number): Cursor {
    const [start, end] = this.place(from);
    return new Cursor({ text, pieces: [], madeAt: { start, end } }, this.messages, null, this.depth);
  }

  get text(): string {
    return this.line.text;
  }

  get atEnd(): boolean {
    return this.pos >= this.line.text.length;
  }

  /** The character at the head, or an empty text at the end of the line. */
  peek(ahead = 0): string {
    return this.line.text.charAt(this.pos + ahead);
  }

  rest(): string {
    return this.line.text.slice(this.pos);
  }

  startsWith(text: string): boolean {
    return this.line.text.startsWith(text, this.pos);
  }

  skipSpaces(): void {
    while (!this.atEnd && /\s/.test(this.peek())) this.pos++;
  }

  /** Reads `text` if it is next, after spaces. */
  eat(text: string, kind: SpanKind = 'mark'): boolean {
    const from = this.pos;
    this.skipSpaces();
    if (!this.startsWith(text)) {
      this.pos = from;
      return false;
    }
    const start = this.pos;
    this.pos += text.length;
    this.span(kind, start);
    return true;
  }

  /** Reads the text that `pattern` (sticky) matches at the head; null if it does not match. */
  match(pattern: RegExp): string | null {
    pattern.lastIndex = this.pos;
    const found = pattern.exec(this.line.text);
    if (found === null) return null;
    this.pos += found[0].length;
    return found[0];
  }

  /** Marks the text since `from` for highlighting. */
  span(kind: SpanKind, from: number, to = this.pos): void {
    if (this.sink === null) return;
    for (let at = from; at < to; ) {
      const next = this.line.pieces.find((piece) => piece.at > at);
      const stop = Math.min(to, next === undefined ? to : next.at - 1);
      if (stop > at) this.sink(sourceOffset(this.line, at), sourceOffset(this.line, stop - 1) + 1, kind);
      at = Math.max(stop, next !== undefined && stop >= next.at - 1 ? next.at : stop);
      if (stop === to) break;
    }
  }

  /**
   * Reads something that can be nested. Nesting that is deeper than any writer needs counts as an unclosed tag: 10102.
   */
  nested<Result>(read: () => Result): Result {
    const from = this.pos;
    if (this.depth === deepestNesting) this.fail(10102, from, this.text.slice(from, from + 20));
    this.depth++;
    try {
      return read();
    } finally {
      this.depth--;
    }
  }

  /** Stops the reading of the rule with an error. */
  fail(code: Code, from = this.pos, detail = ''): never {
    throw new RuleError(code, ...this.place(from), detail);
  }

  warn(code: MessageCode, from: number, detail = ''): void {
    this.messages.add(code, ...this.place(from), detail);
  }

  /** The text since `from`, which is never empty: at the end of the line, it is the last character. */
  private place(from: number): readonly [start: number, end: number] {
    const { madeAt } = this.line;
    if (madeAt !== undefined) return [madeAt.start, madeAt.end];
    const start = Math.max(0, Math.min(from, this.text.length - 1));
    return [this.offset(start), this.offset(Math.max(this.pos, start + 1))];
  }

  offset(position: number): number {
    return sourceOffset(this.line, Math.min(position, this.line.text.length));
  }
}
