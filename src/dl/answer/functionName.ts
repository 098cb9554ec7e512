import type { Cursor } from '../source/cursor';

export interface FunctionName {
  /** In lower case. */
  readonly name: string;
  readonly written: string;
  readonly at: number;
}

/**
 * Reads `[@`, the name and `(`; null for another tag. The name is all up to the bracket, or to the end of the line when
 * there is none.
 */
export function readFunctionName(cursor: Cursor): FunctionName | null {
  const from = cursor.pos;
  cursor.match(/\[\s*@(?=.)/sy);
  if (cursor.pos === from) return null;
  cursor.skipSpaces();
  const at = cursor.pos;
  const written = (cursor.match(/[^(]*/y) ?? '').trimEnd();
  if (!cursor.atEnd) cursor.pos++;
  cursor.span('function', from);
  return { name: written.replace(/\s+/g, ' ').toLowerCase(), written, at };
}
