import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../src/data/filesBelow';

const filesOf = (place: string): string[] =>
  statSync(place).isDirectory() ? filesBelow(place).map((name) => path.join(place, name)) : [place];

/**
 * @param root folder that the names of files are relative to
 * @param places files and folders below it; one that is missing counts as empty, and hidden files do not count
 * @param isMeant which files of the folders count
 * @returns a value that changes with every change of a file, and with nothing else
 */
export function fingerprintOf(
  root: string,
  places: readonly string[],
  isMeant: (file: string) => boolean = () => true,
): string {
  const hash = createHash('sha256');
  const files = places.map((place) => path.join(root, place)).filter((place) => existsSync(place));
  for (const file of files.flatMap(filesOf).filter(isMeant)) {
    const content = readFileSync(file);
    hash.update(`${path.relative(root, file).split(path.sep).join('/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}
