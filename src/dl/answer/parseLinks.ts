import { LineDropped } from '../diagnostics/report';
import type { Names } from '../rule/names';
import type { Cursor } from '../source/cursor';
import { type BodyPlace, places } from './bodyPlace';
import type { Node } from './nodes';
import { parseBody } from './parseBody';

/** `[inf]{text}` and `[inf("question")]{text}` after the name (section 10.2). Fails with 11300–11307. */
export function parseQuestionLink(cursor: Cursor, names: Names, _where: BodyPlace, from: number): Node {
  cursor.span('tag', from);
  const ask = cursor.eat('(') ? readQuestion(cursor, names, from) : null;
  if (!cursor.eat(']')) cursor.fail(11300, from);
  if (!cursor.eat('{')) cursor.fail(11306, from);
  const shown = parseBody(cursor, names, places.questionText);
  if (!cursor.eat('}')) cursor.fail(11307, from);
  if (shown.length === 0) cursor.fail(11301, from);
  return { kind: 'question', ask, shown };
}

function readQuestion(cursor: Cursor, names: Names, from: number) {
  if (!cursor.eat('"', 'string')) cursor.fail(11304, from);
  const ask = parseBody(cursor, names, places.question);
  if (!cursor.eat('"', 'string')) cursor.fail(11305, from);
  if (ask.length === 0) cursor.fail(11303, from);
  if (!cursor.eat(')')) cursor.fail(11302, from);
  return ask;
}

/** `[href(url)]{text}` and `[href(url)(target)]{text}` after the name. Fails with 11400–11407, warns 11408, 11409. */
export function parseLink(cursor: Cursor, names: Names, _where: BodyPlace, from: number): Node {
  cursor.span('tag', from);
  if (!cursor.eat('(')) cursor.fail(11400, from);
  const urlStart = cursor.pos;
  const url = parseBody(cursor, names, places.url);
  const doubtful = /[{}]|\](?=\{)/.exec(withoutTags(cursor.text.slice(urlStart, cursor.pos)))?.[0];
  if (!cursor.eat(')')) cursor.fail(11401, from);
  if (url.length === 0) cursor.fail(11405, from);
  if (doubtful !== undefined) cursor.warn(11408, urlStart, doubtful);
  const target = cursor.eat('(') ? readTarget(cursor) : null;
  if (!cursor.eat(']')) cursor.fail(11402, from);
  if (!cursor.eat('{')) cursor.fail(11403, from);
  const textStart = cursor.pos;
  const shown = parseBody(cursor, names, places.linkText);
  if (withoutTags(cursor.text.slice(textStart, cursor.pos)).includes('{')) cursor.warn(11409, textStart);
  if (!cursor.eat('}')) cursor.fail(11404, from);
  if (shown.length === 0) cursor.fail(11407, from);
  return { kind: 'link', url, target, shown };
}

const withoutTags = (text: string) => text.replace(/\[[^[\]]*\]/g, '').replace(/\\./g, '');

function readTarget(cursor: Cursor): string {
  const start = cursor.pos;
  const target = (cursor.match(/[^()[\]{}"]*/y) ?? '').trim();
  if (target === '' || cursor.peek() !== ')') cursor.fail(11406, start);
  cursor.span('string', start);
  cursor.eat(')');
  return target;
}

/**
 * `[openwindow("url")]` and `[openwindow("url","parent")]` after the name. Fails with 11500–11504. Without a quote the
 * reference engine drops the line (section 13, surprises).
 */
export function parsePage(cursor: Cursor, names: Names, _where: BodyPlace, from: number): Node {
  cursor.span('tag', from);
  if (!cursor.eat('(')) cursor.fail(11500, from);
  if (!cursor.eat('"', 'string')) throw new LineDropped();
  const url = parseBody(cursor, names, places.page);
  if (!cursor.eat('"', 'string') || url.length === 0) cursor.fail(11503, from);
  const parent = cursor.eat(',') ? readPlace(cursor) : false;
  if (!cursor.eat(')')) cursor.fail(11501, from);
  if (!cursor.eat(']')) cursor.fail(11502, from);
  return { kind: 'page', url, parent };
}

/** True for the parent window. */
function readPlace(cursor: Cursor): boolean {
  cursor.skipSpaces();
  const start = cursor.pos;
  const place = cursor.match(/"[^"]*"?/y) ?? cursor.match(/[^)\]]*/y) ?? '';
  cursor.span('string', start);
  const name = place.replace(/"/g, '').trim().toLowerCase();
  if (name !== 'new' && name !== 'parent') cursor.fail(11504, start, name);
  return name === 'parent';
}
