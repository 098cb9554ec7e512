import type { Cursor } from '../source/cursor';
import type { Flags } from './nodes';

const flag = /(?:last|luniq|lu|l|uniq|u|first|f|[+-]\d+):/iy;

/** Weights are kept in −512…511 by intent but stored in 8 bits (section 7.3). */
function storedWeight(number: number): number {
  const kept = Math.max(-512, Math.min(511, number)) & 0xff;
  return kept > 127 ? kept - 256 : kept;
}

/**
 * Reads the flags right after `#` (section 7.3). Flags share colons; a second opening colon or an unknown word ends the
 * list and is text. Fails with 28000 and, outside of a REQUEST rule, with 28001.
 */
export function parseFlags(cursor: Cursor, request: boolean): Flags {
  const flags = { last: false, uniq: false, luniq: false, first: false, weight: 0 };
  const before = cursor.pos;
  cursor.skipSpaces();
  const from = cursor.pos;
  if (cursor.peek() !== ':') {
    cursor.pos = before;
    return flags;
  }
  cursor.pos++;
  let found = cursor.match(flag);
  if (found === null) {
    cursor.pos = before;
    return flags;
  }
  for (; found !== null; found = cursor.match(flag)) {
    const name = found.slice(0, -1).toLowerCase();
    if (name.startsWith('lu')) flags.luniq = true;
    else if (name.startsWith('l')) flags.last = true;
    else if (name.startsWith('u')) flags.uniq = true;
    else if (name.startsWith('f')) flags.first = true;
    else flags.weight = storedWeight(Number(name));
  }
  cursor.span('flag', from);
  if (flags.last && flags.luniq) cursor.fail(28000, from);
  if (flags.first && !request) cursor.fail(28001, from);
  return flags;
}
