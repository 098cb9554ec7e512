import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The line above each file of an archive, as in the format txtar of Go. */
const fileLine = /^-- (.+) --\n/m;

/**
 * Unpacks a red fixture of several files, which is kept as one text, so that a reader sees its fault with all around it.
 *
 * @param fixture below `tests/fixtures`, with the ending `.txtar`
 * @returns a folder with its files. It is shared, so nobody may write to it
 */
export function fixtureFolder(fixture: string): string {
  const text = readFileSync(path.join('tests/fixtures', fixture), 'utf8');
  const name = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const folder = path.join('.cache/guards', name);
  if (existsSync(folder)) {
    return folder;
  }
  mkdirSync('.cache/guards', { recursive: true });
  const own = mkdtempSync(`${folder}-`);
  const [, ...parts] = text.split(fileLine);
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const file = path.join(own, parts[at] ?? '');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, parts[at + 1] ?? '');
  }
  try {
    renameSync(own, folder);
  } catch {
    // Another worker was faster.
    rmSync(own, { recursive: true });
  }
  return folder;
}
