import { parseInline } from '../pattern/parseInline';
import type { Names } from '../rule/names';
import type { Cursor } from '../source/cursor';
import { type BodyPlace, readsInline } from './bodyPlace';
import type { Body, Node } from './nodes';
import { parseTag } from './parseTag';

/**
 * Reads answer syntax up to a character of `where.ends`, which is left at the head, or to the end of the line. Text is
 * trimmed and runs of white space become one space (section 10.1).
 */
export function parseBody(cursor: Cursor, names: Names, where: BodyPlace): Body {
  return cursor.nested(() => readBody(cursor, names, where));
}

function readBody(cursor: Cursor, names: Names, where: BodyPlace): Body {
  const nodes: Node[] = [];
  let text = '';
  let start = cursor.pos;
  const flush = () => {
    const clean = text.replace(/\s+/g, ' ').trim();
    if (clean !== '') nodes.push({ kind: 'text', text: clean });
    cursor.span(where.ends === '"' ? 'string' : 'text', start);
    text = '';
  };
  while (!cursor.atEnd && !where.ends.includes(cursor.peek())) {
    const char = cursor.peek();
    if (char === '\\') {
      text += readEscape(cursor, where);
    } else if (char === '{' && readsInline(where)) {
      flush();
      const from = cursor.pos;
      cursor.pos++;
      cursor.span('group', from);
      nodes.push({ kind: 'inline', variants: parseInline(cursor, '{', from) });
      start = cursor.pos;
    } else if (char === '[') {
      flush();
      const node = parseTag(cursor, names, where);
      if (node !== null) nodes.push(node);
      start = cursor.pos;
    } else {
      text += char;
      cursor.pos++;
    }
  }
  flush();
  return nodes;
}

/** Section 2.4: a backslash may stand before another one, before `[` and before the marks that end the text here. */
function readEscape(cursor: Cursor, where: BodyPlace): string {
  const escaped = cursor.peek(1);
  const marks = `\\[${where.ends}${readsInline(where) ? '{' : ''}`;
  if (escaped === '' || !marks.includes(escaped)) {
    cursor.pos += 2;
    cursor.fail(10500, cursor.pos - 2, `\\${escaped}`);
  }
  cursor.pos += 2;
  return escaped;
}
