import type { MessageCode } from '../diagnostics/codes';
import { LineMessages, RuleError } from '../diagnostics/report';
import { type Element, isStar, wordTests } from '../pattern/elements';
import { outsideTag } from '../pattern/outsideTag';
import { inlineMark, parseInline } from '../pattern/parseInline';
import { Cursor } from '../source/cursor';
import { lineFrom } from '../source/logicalLines';
import type { Spelling } from '../words/spelling';
import type { Printed } from './printed';

/** A dictionary line as it is matched and as it is printed. */
interface ParsedLine {
  readonly elements: readonly Element[];
  readonly printed: Printed;
  /** A brace of the line is text, because it cannot be read. */
  readonly hasPlainBrace: boolean;
}

/** What is wrong with a line. */
export interface LineFault {
  readonly code: MessageCode;
  readonly detail: string;
}

const text = /(?:\\[\\[*{<]|[^\\])(?:\\[\\[*{<]|[^\\[*{<])*/y;

/**
 * Reads a dictionary line (section 8): text, stars and `{a/b}`. A brace that cannot be read is text, and so is every
 * other mark of a question, but not its tags (sections 15.1 and 15.2).
 */
export function parseLine(line: string, spelling: Spelling): ParsedLine | LineFault {
  const misplaced = outsideTag(line);
  if (misplaced !== null) return { code: 10100, detail: misplaced.tag };
  const cursor = new Cursor(lineFrom({ start: 0, text: line }), new LineMessages());
  const elements: Element[] = [];
  const printed: string[][] = [];
  let hasPlainBrace = false;
  for (cursor.skipSpaces(); !cursor.atEnd; cursor.skipSpaces()) {
    const variants = inlineVariants(cursor);
    const star = variants === null ? cursor.match(/\*\*?/y) : null;
    if (variants !== null) {
      elements.push({ kind: 'inline', variants: variants.map((variant) => wordTests(variant, spelling)) });
      printed.push(variants);
    } else if (star !== null) {
      elements.push({ kind: star === '*' ? 'star' : 'superStar' });
      printed.push([star]);
    } else {
      hasPlainBrace ||= cursor.peek() === '{';
      const written = cursor.match(text);
      if (written === null) return fault('A backslash is only allowed before `\\`, `[`, `*`, `{` and `<`.');
      const plain = written.replace(/\\(.)/g, '$1').replace(/\s+/g, ' ').trim();
      elements.push(...wordTests(plain, spelling).map((test): Element => ({ kind: 'word', test })));
      printed.push([plain]);
    }
  }
  return elements.every(isStar)
    ? fault('A dictionary line needs a word or a brace.')
    : { elements, printed, hasPlainBrace };
}

const fault = (detail: string): LineFault => ({ code: 'dictionary', detail });

function inlineVariants(cursor: Cursor): string[] | null {
  const start = cursor.pos;
  try {
    return inlineMark(cursor) === '{' ? parseInline(cursor, '{') : null;
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    cursor.pos = start;
    return null;
  }
}
