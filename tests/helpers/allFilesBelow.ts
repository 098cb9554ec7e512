import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** @returns the names of all files below a folder, hidden ones too, sorted and with "/"; none if it is missing */
export function allFilesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
