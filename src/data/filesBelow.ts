import { existsSync, lstatSync, readdirSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';

/** Editors and systems put files of their own next to ours: `.a.mdx.swp`, `.#a.mdx` (a link that leads nowhere), `.DS_Store`. */
const isHidden = (name: string): boolean => /(?:^|\/)\./.test(name);

function statusOf(folder: string, name: string): Stats | undefined {
  try {
    return statSync(path.join(folder, name));
  } catch (error) {
    const parts = name.split('/');
    const link = parts
      .map((_part, index) => path.join(folder, ...parts.slice(0, index + 1)))
      .find((place) => lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink());
    if (link !== undefined) {
      const shown = path.relative(process.cwd(), link).split(path.sep).join('/');
      throw new Error(
        `${shown} is a link that leads nowhere, or to a folder that it is in. Fix: correct it, or delete it.`,
      );
    }
    // Editors make files for a moment.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * @param folder that is read with all folders in it; it may be missing
 * @returns the names of all files, relative to the folder, sorted and with "/" on every system; hidden files are left out
 * @throws Error with a fix when there is a link that cannot be followed
 */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !isHidden(name) && statusOf(folder, name)?.isFile())
    .sort();
}

/** @returns the names of all files below some folders of a project, relative to the project */
export const filesOfFolders = (root: string, folders: readonly string[]): string[] =>
  folders.flatMap((folder) => filesBelow(path.join(root, folder)).map((name) => `${folder}/${name}`));
