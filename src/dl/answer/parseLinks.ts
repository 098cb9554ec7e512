import type { Code } from '../diagnostics/codes';
import { LineDropped } from '../diagnostics/report';
import type { Body, Node } from './nodes';
import { parseText } from './parseText';
import { readExtended } from './readExtended';
import { type AnswerReader, openTag, orBack, readTag } from './reader';

/** `[inf]{text}` and `[inf("question")]{text}` (section 10.2). Fails with 11300–11307 and 12001. */
export function parseQuestionLink(reader: AnswerReader): Node[] | null {
  const { cursor } = reader;
  const from = cursor.pos;
  return orBack(cursor, () => {
    if (!openTag(cursor, 'inf')) return null;
    cursor.span('tag', from);
    const ask = cursor.eat('(') ? readQuestion(reader, from) : null;
    if (!cursor.eat(']')) cursor.fail(11300, from);
    if (!cursor.eat('{')) cursor.fail(11306, from);
    const shown = readUpTo(reader, '}');
    if (!cursor.eat('}')) cursor.fail(11307, from);
    if (shown.length === 0) cursor.fail(11301, from);
    return [{ kind: 'question', ask, shown }];
  });
}

function readQuestion(reader: AnswerReader, from: number): Body {
  const { cursor } = reader;
  if (!cursor.eat('"', 'string')) cursor.fail(11304, from);
  const ask = readUpTo(reader, '"');
  if (!cursor.eat('"', 'string')) cursor.fail(11305, from);
  if (!cursor.eat(')')) cursor.fail(11302, from);
  if (ask.length === 0) cursor.fail(11303, from);
  return ask;
}

function readUpTo(reader: AnswerReader, close: string): Body {
  const { cursor } = reader;
  return cursor.nested(() => {
    const nodes: Node[] = [];
    for (cursor.skipSpaces(); !cursor.atEnd && cursor.peek() !== close; cursor.skipSpaces()) {
      const start = cursor.pos;
      nodes.push(...(readExtended(reader, close) ?? cursor.fail(12001, start, cursor.peek())));
    }
    return nodes;
  });
}

/** `[href(url)]{text}` and `[href(url)(target)]{text}`. Fails with 11400–11407, warns 11408, 11409. */
export function parseLink(reader: AnswerReader): Node[] | null {
  const { cursor } = reader;
  const from = cursor.pos;
  return orBack(cursor, () => {
    if (!openTag(cursor, 'href')) return null;
    cursor.span('tag', from);
    if (!cursor.eat('(')) cursor.fail(11400, from);
    const urlStart = cursor.pos;
    const url = readLinked(reader, ')', 11405);
    const written = cursor.text.slice(urlStart, cursor.pos);
    if (!cursor.eat(')')) cursor.fail(11401, from);
    if (url.length === 0) cursor.fail(11405, from);
    const target = cursor.eat('(') ? readTarget(reader) : null;
    if (!cursor.eat(']')) cursor.fail(11402, from);
    if (target === null && looksLikeTarget(written)) cursor.warn(11408, urlStart, written.trim());
    if (!cursor.eat('{')) cursor.fail(11403, from);
    const shown = readLinked(reader, '}', 11407);
    if (!cursor.eat('}')) cursor.fail(11404, from);
    return [{ kind: 'link', url, target, shown }];
  });
}

/** Text with stars, fragments, variables, dictionary references and functions up to `close`. */
function readLinked(reader: AnswerReader, close: string, misplaced: Code): Body {
  const { cursor } = reader;
  const nodes: Node[] = [];
  for (cursor.skipSpaces(); !cursor.atEnd && cursor.peek() !== close; cursor.skipSpaces()) {
    const start = cursor.pos;
    const tag = readTag(reader, 'extended', true);
    nodes.push(...(tag ?? parseText(reader, `[${close}`) ?? cursor.fail(misplaced, start)));
    const braced = tag === null && close === '}' && cursor.text.slice(start, cursor.pos).includes('{');
    if (braced) cursor.warn(11409, start);
  }
  return nodes;
}

/** The last bracket of the url contains the start of a target: the bracket between them is missing (11408). */
function looksLikeTarget(written: string): boolean {
  const inner = written.slice(written.lastIndexOf('(') + 1);
  const last = inner.trim().toLowerCase();
  if (last === '' && inner !== '') return false;
  return ['_blank', '_self', '_parent', '_top', 'link_target'].some((target) => target.startsWith(last));
}

function readTarget({ cursor }: AnswerReader): string {
  const start = cursor.pos;
  const target = cursor.match(/(?:\\[\\)]|[^\\)])*\)/y);
  if (target === null) return cursor.fail(11406, start);
  cursor.span('string', start);
  return target.slice(0, -1).replace(/\\(.)/g, '$1').replace(/\s+/g, ' ').trim();
}

/**
 * `[openwindow("url")]` and `[openwindow("url","parent")]`. Fails with 11500–11504. Without a quote the reference
 * engine drops the line (section 13, surprises).
 */
export function parsePage(reader: AnswerReader): Node[] | null {
  const { cursor } = reader;
  const from = cursor.pos;
  return orBack(cursor, () => {
    if (!openTag(cursor, 'openwindow')) return null;
    cursor.span('tag', from);
    if (!cursor.eat('(')) cursor.fail(11500, from);
    cursor.skipSpaces();
    if (cursor.peek() !== '"') {
      cursor.warn('quote', from);
      throw new LineDropped();
    }
    const url = reader.grammar.argument(reader, { kind: 'any', open: '"', close: '"', inArgument: true });
    if (url?.kind !== 'body') return null;
    const parent = cursor.eat(',') ? readPlace(reader) : false;
    if (!cursor.eat(')')) cursor.fail(11501, from);
    if (!cursor.eat(']')) cursor.fail(11502, from);
    return [{ kind: 'page', url: url.body, parent }];
  });
}

/** True for the parent window. */
function readPlace({ cursor }: AnswerReader): boolean {
  cursor.skipSpaces();
  const start = cursor.pos;
  const place = cursor.match(/"[^"\\]*"/y) ?? '';
  cursor.span('string', start);
  const name = place.slice(1, -1).trim();
  if (name.toLowerCase() !== 'new' && name !== 'parent') cursor.fail(11504, start, name);
  return name === 'parent';
}
