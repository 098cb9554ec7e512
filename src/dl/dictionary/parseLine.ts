import { LineMessages, RuleError } from '../diagnostics/report';
import { type Element, isStar, wordTests } from '../pattern/elements';
import { inlineMark, parseInline } from '../pattern/parseInline';
import { Cursor } from '../source/cursor';
import { lineFrom } from '../source/logicalLines';
import type { Spelling } from '../words/spelling';
import type { Printed } from './printed';

/** A dictionary line as it is matched and as it is printed. */
interface ParsedLine {
  readonly elements: readonly Element[];
  readonly printed: Printed;
}

const text = /(?:\\[\\[*{<]|[^\\])(?:\\[\\[*{<]|[^\\[*{<])*/y;

/**
 * Reads a dictionary line (section 8): text, stars and `{a/b}`. A brace that cannot be read is text, and so is every
 * other mark of a question.
 *
 * @returns what is wrong in words
 */
export function parseLine(line: string, spelling: Spelling): ParsedLine | string {
  const cursor = new Cursor(lineFrom({ start: 0, text: line }), new LineMessages());
  const elements: Element[] = [];
  const printed: string[][] = [];
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
      const written = cursor.match(text);
      if (written === null) return 'A backslash is only allowed before `\\`, `[`, `*`, `{` and `<`.';
      const plain = written.replace(/\\(.)/g, '$1').replace(/\s+/g, ' ').trim();
      elements.push(...wordTests(plain, spelling).map((test): Element => ({ kind: 'word', test })));
      printed.push([plain]);
    }
  }
  return printed.length > elements.filter(isStar).length
    ? { elements, printed }
    : 'A dictionary line needs a word or a brace.';
}

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
