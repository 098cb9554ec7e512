import type { Code } from '../diagnostics/codes';
import { dictionaryKind, parseDictionaryTag } from '../pattern/parseDictionaryTag';
import { parseInline } from '../pattern/parseInline';
import type { Names } from '../rule/names';
import type { Cursor } from '../source/cursor';
import { allowsTag, type BodyPlace, readsInline, type TagGroup } from './bodyPlace';
import type { Node } from './nodes';
import { parseCall } from './parseCall';
import { parseDictionaryReference, parseFragment, parseParameter, parseStar } from './parseCapture';
import { parseIf, parseSwitch } from './parseChoice';
import { parseExtend } from './parseExtend';
import { parseLink, parsePage, parseQuestionLink } from './parseLinks';
import { parseOperator } from './parseOperator';
import { parsePre } from './parsePre';
import { parseVariable } from './parseVariable';

type Reader = (cursor: Cursor, names: Names, where: BodyPlace, from: number) => Node | null;

interface TagKind {
  readonly name: string;
  readonly group: TagGroup;
  readonly read: Reader;
}

/** A tag of a name only. `open` is the message when other text follows; at the end of a line it is 10102. */
const bare =
  (node: Node, open: Code): Reader =>
  (cursor, _names, _where, from) => {
    if (cursor.eat(']')) {
      cursor.span('tag', from);
      return node;
    }
    const tag = cursor.text.slice(from, cursor.pos);
    cursor.skipSpaces();
    return cursor.fail(cursor.atEnd ? 10102 : open, from, tag);
  };

const mark = (mark: 'br' | 'ul' | 'ol' | 'li' | 'el', open: Code) => bare({ kind: 'mark', mark }, open);

/** `[break` begins like `[br`, so it is never at the end of the line (section 13: 11000). */
const readBreak: Reader = (cursor, _names, _where, from) => {
  if (!cursor.eat(']')) cursor.fail(11000, from, cursor.text.slice(from, cursor.pos));
  cursor.span('tag', from);
  return { kind: 'break' };
};

const readDictionary: Reader = (cursor, names, _where, from) => {
  const mode = dictionaryKind(cursor);
  if (mode === null) return cursor.fail(10102, from);
  const name = parseDictionaryTag(cursor, names, false, from);
  cursor.span('dictionary', from);
  return { kind: 'dictionary', name, mode };
};

/** In order: a name that begins another one stands after it (section 13, surprises). */
const kinds: readonly TagKind[] = [
  { name: 'disableautovars', group: 'layout', read: bare({ kind: 'disableAutoVars' }, 10102) },
  { name: 'extendanswer', group: 'layout', read: parseExtend },
  { name: 'openwindow', group: 'layout', read: parsePage },
  { name: 'operator', group: 'layout', read: parseOperator },
  { name: 'nothing', group: 'layout', read: bare({ kind: 'nothing' }, 10102) },
  { name: 'endlist', group: 'layout', read: mark('el', 29012) },
  { name: 'switch', group: 'choice', read: parseSwitch },
  { name: 'break', group: 'layout', read: readBreak },
  { name: 'ulist', group: 'layout', read: mark('ul', 29010) },
  { name: 'olist', group: 'layout', read: mark('ol', 29010) },
  { name: 'href', group: 'layout', read: parseLink },
  { name: 'list', group: 'layout', read: mark('ul', 29010) },
  { name: 'inf', group: 'layout', read: parseQuestionLink },
  { name: 'br', group: 'layout', read: mark('br', 11000) },
  { name: 'ul', group: 'layout', read: mark('ul', 29010) },
  { name: 'ol', group: 'layout', read: mark('ol', 29010) },
  { name: 'li', group: 'layout', read: mark('li', 29011) },
  { name: 'el', group: 'layout', read: mark('el', 29012) },
  { name: 'if', group: 'choice', read: parseIf },
];

const signs: Readonly<Record<string, { readonly group: TagGroup; readonly read: Reader }>> = {
  '*': { group: 'capture', read: parseStar },
  '&': { group: 'capture', read: parseFragment },
  '%': { group: 'variable', read: parseVariable },
  '@': { group: 'function', read: parseCall },
};

/** Reads the tag at the head. Unknown, misplaced and unclosed tags are 10102, or the message of the place. */
export function parseTag(cursor: Cursor, names: Names, where: BodyPlace): Node | null {
  const from = cursor.pos;
  cursor.pos++;
  cursor.skipSpaces();
  const sign = signs[cursor.peek()];
  if (sign !== undefined) {
    permit(cursor, where, sign.group, from);
    cursor.pos++;
    return sign.read(cursor, names, where, from);
  }
  if (cursor.peek() === '$' && names.parameters !== null) {
    cursor.pos++;
    return parseParameter(cursor, names.parameters, from);
  }
  const rest = cursor.rest().toLowerCase();
  if (rest.startsWith('=>') && readsInline(where)) {
    cursor.pos += 2;
    cursor.span('group', from);
    return { kind: 'inline', variants: parseInline(cursor, '[=>', from) };
  }
  if (rest.startsWith('dict-ref')) {
    permit(cursor, where, 'capture', from);
    cursor.pos += 'dict-ref'.length;
    return parseDictionaryReference(cursor, from);
  }
  if (/^(?:lc|u|su)?dict/.test(rest)) {
    permit(cursor, where, 'choice', from);
    return readDictionary(cursor, names, where, from);
  }
  if (/^pre\s*\]/.test(rest)) {
    permit(cursor, where, 'layout', from);
    return parsePre(cursor, from);
  }
  const kind = kinds.find(({ name }) => rest.startsWith(name));
  if (kind === undefined) return unknownTag(cursor, from);
  permit(cursor, where, kind.group, from);
  cursor.pos += kind.name.length;
  return kind.read(cursor, names, where, from);
}

function permit(cursor: Cursor, where: BodyPlace, group: TagGroup, from: number): void {
  if (!allowsTag(where, group)) cursor.fail(where.misplaced, from, tagText(cursor, from));
}

function unknownTag(cursor: Cursor, from: number): never {
  const tag = tagText(cursor, from);
  cursor.pos = from + tag.length;
  return cursor.fail(10102, from, tag);
}

const tagText = (cursor: Cursor, from: number) => /\[[^\]\s]*\]?/.exec(cursor.text.slice(from))?.[0] ?? '[';
