import { readFunctionName } from '../answer/functionName';
import type { OwnPiece } from './ownFunction';
import type { OwnHead } from './parseOwnHead';

/** The text of a custom function, and the names of the functions in it. */
export interface OwnBody {
  readonly pieces: readonly OwnPiece[];
  readonly calls: readonly string[];
}

/** Reads the body of a custom function, which is interpreted at each call. Fails with 14007, 14008. */
export function readOwnBody({ cursor, argumentNames, name, nameAt }: OwnHead): OwnBody {
  if (cursor.rest().trim() === '') cursor.fail(14007, nameAt, name);
  const pieces: OwnPiece[] = [];
  const calls: string[] = [];
  let start = cursor.pos;
  while (!cursor.atEnd) {
    const from = cursor.pos;
    if (cursor.match(/\[\$/y) !== null) {
      pieces.push(cursor.text.slice(start, from), { argument: readPlace(from) });
      start = cursor.pos;
      continue;
    }
    const called = readFunctionName(cursor)?.name;
    if (called !== undefined) calls.push(called);
    cursor.pos = from + (cursor.text.charAt(from) === '\\' ? 2 : 1);
  }
  pieces.push(cursor.text.slice(start));
  return { pieces, calls };

  function readPlace(from: number): number {
    const written = (cursor.match(/[^\]]*\]?/y) ?? '').replace(/\]$/, '').trim();
    const argument = argumentNames.indexOf(written.toLowerCase());
    if (argument === -1 || !cursor.text.slice(from, cursor.pos).endsWith(']')) cursor.fail(14008, from, written);
    return argument;
  }
}
