import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Editors and systems put files of their own next to ours: `.a.mdx.swp`, `.#a.mdx` (a link that leads nowhere), `.DS_Store`. */
const isHidden = (name: string): boolean => /(?:^|\/)\./.test(name);

/**
 * @param folder that is read with all folders in it; it may be missing
 * @returns the names of all files, relative to the folder, sorted and with "/" on every system; hidden files are left out
 */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !isHidden(name) && statSync(path.join(folder, name)).isFile())
    .sort();
}
