import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GuardReport } from '../guards/guard';
import { allFilesBelow } from '../helpers/allFilesBelow';

/** Letters that are shown before and after the first differing place. */
const around = 60;

/** @returns line, column and words of the first place at which two files differ */
function firstDifference(first: Buffer, second: Buffer): string {
  let place = 0;
  while (place < first.length && first[place] === second[place]) place += 1;
  const before = first.subarray(0, place).toString();
  const words = (bytes: Buffer) =>
    JSON.stringify(bytes.subarray(Math.max(0, place - around), place + around).toString());
  const line = before.split('\n').length;
  const column = before.length - before.lastIndexOf('\n');
  return `line ${line}, column ${column}: ${words(first)} and ${words(second)}`;
}

/**
 * Compares two folders byte by byte.
 *
 * @returns the number of files in both together, and a fault for each that only one has or that differs, with the place
 */
export function compareFolders(first: string, second: string): GuardReport {
  const names = [...new Set([...allFilesBelow(first), ...allFilesBelow(second)])].sort();
  const faults = names.flatMap((name) => {
    const [one, other] = [path.join(first, name), path.join(second, name)];
    if (!existsSync(one) || !existsSync(other)) {
      return [`${name} is only in the ${existsSync(one) ? 'first' : 'second'} build.`];
    }
    const [bytes, otherBytes] = [readFileSync(one), readFileSync(other)];
    return bytes.equals(otherBytes) ? [] : [`${name} differs at ${firstDifference(bytes, otherBytes)}`];
  });
  return { checked: names.length, unit: 'files', faults };
}
