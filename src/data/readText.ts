import { readFileSync } from 'node:fs';
import path from 'node:path';

const marks: readonly [name: string, bytes: readonly number[]][] = [
  ['a byte order mark', [0xef, 0xbb, 0xbf]],
  ['the mark of UTF-16', [0xff, 0xfe]],
  ['the mark of UTF-16', [0xfe, 0xff]],
];

const fix = 'Fix: save the file as UTF-8 without a byte order mark.';

/** @returns offset of the first byte that begins no character of UTF-8 */
function firstWrongByte(bytes: Uint8Array): number {
  const isText = (end: number, stream: boolean) => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, end), { stream });
      return true;
    } catch {
      return false;
    }
  };
  let [good, bad] = [0, bytes.length];
  while (good + 1 < bad) {
    const middle = (good + bad) >> 1;
    // As a stream, a character that is cut off at the end of the chunk is not wrong yet.
    if (isText(middle, true)) good = middle;
    else bad = middle;
  }
  // What a byte promised may be missing only here.
  while (!isText(good, false)) good -= 1;
  return good;
}

/**
 * Reads a text of the project. Another encoding would reach readers as broken letters, and no later check could tell.
 *
 * @throws Error that names file, line, byte and fix when the file is not UTF-8 or begins with a byte order mark
 */
export function readText(file: string): string {
  const bytes = readFileSync(file);
  const shown = path.relative(process.cwd(), file);
  const mark = marks.find(([, expected]) => expected.every((byte, index) => bytes[index] === byte));
  if (mark) {
    throw new Error(`${shown}:1 starts with ${mark[0]} (byte 1). ${fix}`);
  }
  return utf8Text(bytes, shown);
}

/**
 * @param shown name of the file in messages
 * @returns the text, without the mark of the byte order
 * @throws Error that names file, line, byte and fix when the bytes are not UTF-8
 */
export function utf8Text(bytes: Uint8Array, shown: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const offset = firstWrongByte(bytes);
    const line = bytes.subarray(0, offset).filter((byte) => byte === 10).length + 1;
    const hex = (bytes[offset] ?? 0).toString(16).padStart(2, '0');
    throw new Error(`${shown}:${line} is not UTF-8: byte ${offset + 1} is 0x${hex}. ${fix}`);
  }
}
