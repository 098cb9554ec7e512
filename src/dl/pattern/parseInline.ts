import type { Cursor } from '../source/cursor';

const closing = { '{': '}', '<': '>', '[=>': ']' } as const;

/** Characters that need a backslash in a variant: only the marks of the dictionary itself. */
const refused = { '{': '/}{', '<': '/><', '[=>': '/][' } as const;

type InlineMark = keyof typeof closing;

/** The mark of an inline dictionary at the head; null when there is none or nothing follows it. */
export function inlineMark(cursor: Cursor): InlineMark | null {
  const rest = cursor.rest();
  const mark = (['{', '<', '[=>'] as const).find((sign) => rest.startsWith(sign));
  return mark === undefined || rest.length === mark.length ? null : mark;
}

/**
 * Reads an inline dictionary with its marks (section 2.4). Variants are trimmed; the empty text is the variant `--`.
 * Fails with 10400 (not closed), 10401 (empty variant), 10402 (a mark that must be escaped), 10500 (a backslash before
 * a character that must not be escaped).
 */
export function parseInline(cursor: Cursor, mark: InlineMark): string[] {
  const from = cursor.pos;
  cursor.pos += mark.length;
  cursor.span('group', from);
  const close = closing[mark];
  const ends = delimiters(cursor, close);
  if (ends === null) cursor.fail(10400, from);
  return ends.map((end) => {
    const start = cursor.pos;
    const text = cursor.text.slice(start, end).trim();
    cursor.pos = end;
    if (text === '') cursor.fail(10401, start);
    checkEscapes(cursor, start, end, refused[mark]);
    cursor.span('text', start);
    cursor.pos = end + 1;
    cursor.span('group', end);
    return variantText(text);
  });
}

/** The positions of the slashes and of the closing mark; null if the latter is missing. */
function delimiters(cursor: Cursor, close: string): number[] | null {
  const found: number[] = [];
  for (let at = cursor.pos; at < cursor.text.length; at++) {
    const char = cursor.text.charAt(at);
    if (char === '\\') at++;
    else if (char === '/' || char === close) found.push(at);
    if (char === close) return found;
  }
  return null;
}

/** In a variant, a backslash is allowed before another one and before the marks; `\--` alone is the text `--`. */
function checkEscapes(cursor: Cursor, start: number, end: number, signs: string): void {
  if (cursor.text.slice(start, end).trim() === '\\--') return;
  for (let at = start; at < end; at++) {
    const char = cursor.text.charAt(at);
    if (char !== '\\' && signs.includes(char)) cursor.fail(10402, start);
    if (char !== '\\') continue;
    at++;
    const escaped = cursor.text.charAt(at);
    if (escaped === '\\' || signs.includes(escaped)) continue;
    cursor.pos = at + 1;
    cursor.fail(10500, at - 1, `\\${escaped}`);
  }
}

function variantText(text: string): string {
  if (text === '--') return '';
  return text === '\\--' ? '--' : text.replace(/\\(.?)/gs, '$1').replace(/\s+/g, ' ');
}
