import type { Cursor } from '../source/cursor';

const closing = { '{': '}', '<': '>', '[=>': ']' } as const;

export type InlineMark = keyof typeof closing;

/**
 * Reads the variants of an inline dictionary after its opening mark (section 2.4). Variants are trimmed; the empty text
 * is the variant `--`. Fails with 10400 (not closed), 10401 (empty variant), 10402 (brace inside), 10500.
 */
export function parseInline(cursor: Cursor, mark: InlineMark, from: number): string[] {
  const close = closing[mark];
  const variants: string[] = [];
  let text = '';
  let start = cursor.pos;
  for (;;) {
    const char = cursor.peek();
    if (char === '') cursor.fail(10400, from);
    if (char === '\\') {
      text += readEscape(cursor, close, text);
      continue;
    }
    if (char === '{' || (char === '<' && mark === '<')) cursor.fail(10402);
    if (char === '/' || char === close) {
      if (start < cursor.pos) cursor.span('text', start);
      variants.push(variantText(cursor, text, start));
      cursor.pos++;
      cursor.span('group', cursor.pos - 1);
      if (char === close) return variants;
      text = '';
      start = cursor.pos;
      continue;
    }
    text += char;
    cursor.pos++;
  }
}

/** Marks a dash that was escaped, so that `\--` is not taken for the empty variant. */
const escapedDash = '\u0000';

function readEscape(cursor: Cursor, close: string, before: string): string {
  const escaped = cursor.peek(1);
  const dashes = before.trim() === '' && cursor.rest().startsWith('\\--');
  if (!dashes && !['\\', '/', '{', '}', close].includes(escaped)) cursor.fail(10500, cursor.pos, `\\${escaped}`);
  cursor.pos += 2;
  return dashes ? escapedDash : escaped;
}

function variantText(cursor: Cursor, text: string, start: number): string {
  const trimmed = text.trim();
  if (trimmed === '') cursor.fail(10401, start);
  if (trimmed === '--') return '';
  return trimmed.replace(escapedDash, '-').replace(/\s+/g, ' ');
}
