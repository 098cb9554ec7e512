import type { Code } from '../diagnostics/codes';
import type { Names } from '../rule/names';
import type { Cursor } from '../source/cursor';
import type { DictionaryMode } from './elements';

const opening = /\[\s*(<?)\s*(lcdict|sudict|udict|dict)(?=.)/isy;
const dictionaryName = /[\p{L}\p{N}_\-+]+/uy;

interface DictionaryTag {
  /** In lower case. */
  readonly name: string;
  readonly mode: DictionaryMode;
  readonly optional: boolean;
}

/** Reads `[dict(name)]` or `[<dict(name)>]`; null when the head is at another tag. Fails with 10300–10305. */
export function parseDictionaryTag(cursor: Cursor, names: Names): DictionaryTag | null {
  const from = cursor.pos;
  opening.lastIndex = from;
  const opened = opening.exec(cursor.text);
  if (opened === null) return null;
  cursor.pos = opening.lastIndex;
  cursor.span('dictionary', from);
  const optional = opened[1] === '<';
  need(cursor, '(', 10300, from);
  cursor.skipSpaces();
  const start = cursor.pos;
  const name = cursor.match(dictionaryName);
  if (name === null) cursor.fail(10301, start, cursor.peek());
  cursor.span('name', start);
  const end = cursor.pos;
  need(cursor, ')', 10302, from);
  if (optional) need(cursor, '>', 10305, from);
  need(cursor, ']', 10303, from);
  if (!names.dictionary(name.toLowerCase())) {
    cursor.pos = end;
    cursor.fail(10304, start, name);
  }
  return { name: name.toLowerCase(), mode: modeOf(opened[2]), optional };
}

function need(cursor: Cursor, sign: string, code: Code, from: number): void {
  if (!cursor.eat(sign)) cursor.fail(code, from);
}

const modes: readonly DictionaryMode[] = ['lcdict', 'sudict', 'udict', 'dict'];

const modeOf = (written: string | undefined): DictionaryMode =>
  modes.find((mode) => mode === written?.toLowerCase()) ?? 'dict';
