import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The line above each file of an archive, as in the format txtar of Go. */
const fileLine = /^-- (.+) --\n/m;

/**
 * What is other in a file than in the fixture: the first place of a text, or with an empty text what comes before all
 * others, also in a new file. Without a text the file is gone.
 */
export type Edit = readonly [file: string, from?: string, to?: string];

function edit(files: Map<string, string>, [file, from, to = '']: Edit): void {
  const text = files.get(file) ?? '';
  if (from === undefined ? !files.has(file) : !text.includes(from)) {
    throw new Error(`${file} of the fixture has no "${from ?? ''}" to be edited.`);
  }
  if (from === undefined) {
    files.delete(file);
  } else {
    files.set(
      file,
      text.replace(from, () => to),
    );
  }
}

function folderOf(files: ReadonlyMap<string, string>): string {
  const name = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 16);
  const folder = path.join('.cache/guards', name);
  if (existsSync(folder)) {
    return folder;
  }
  mkdirSync('.cache/guards', { recursive: true });
  const own = mkdtempSync(`${folder}-`);
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(own, file)), { recursive: true });
    writeFileSync(path.join(own, file), text);
  }
  try {
    renameSync(own, folder);
  } catch {
    // Another worker was faster.
    rmSync(own, { recursive: true });
  }
  return folder;
}

/**
 * The files of a fixture that is kept as one text, so that a reader sees a fault with all around it.
 *
 * @param fixture below `tests/fixtures`, with the ending `.txtar`
 * @param edits made in it, one after the other
 */
export function fixtureFiles(fixture: string, edits: readonly Edit[] = []): ReadonlyMap<string, string> {
  const [, ...parts] = readFileSync(path.join('tests/fixtures', fixture), 'utf8').split(fileLine);
  const files = new Map<string, string>();
  for (let at = 0; at + 1 < parts.length; at += 2) {
    files.set(parts[at] ?? '', parts[at + 1] ?? '');
  }
  for (const each of edits) edit(files, each);
  return files;
}

/** @returns a folder with these files. It is shared, so nobody may write to it */
export const fixtureFolder = (fixture: string, edits?: readonly Edit[]): string =>
  folderOf(fixtureFiles(fixture, edits));
