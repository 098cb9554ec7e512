import { existsSync, type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../src/data/filesBelow';

/** Milliseconds between two looks at a file system that does not tell what has changed. */
const betweenLooks = 500;

const isFile = (place: string): boolean => statSync(place, { throwIfNoEntry: false })?.isFile() ?? false;

const foldersBelow = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name)),
];

/**
 * Each folder is watched by itself. With its option `recursive`, Node.js 20 watches files, and loses one that an editor
 * saves as a new file with the name of the old one, or that is deleted and comes back.
 */
function watchFolders(root: string, changed: () => void): void {
  const watchers = new Map<string, FSWatcher>();
  const forget = (folder: string) => {
    for (const [place, watcher] of watchers) {
      if (place === folder || place.startsWith(folder + path.sep)) {
        watcher.close();
        watchers.delete(place);
      }
    }
  };
  const follow = () => {
    for (const folder of existsSync(root) ? foldersBelow(root) : []) {
      if (!watchers.has(folder)) {
        const watcher = watch(folder, (event, name) => {
          if (event === 'rename') {
            // Another folder may have the name now.
            if (name !== null) forget(path.join(folder, name));
            follow();
          }
          changed();
        });
        watchers.set(
          folder,
          watcher.on('error', () => forget(folder)),
        );
      }
    }
  };
  follow();
}

/** The folder is watched, in which another file may get the name. */
function watchFile(file: string, changed: () => void): void {
  watch(path.dirname(file), (_event, name) => {
    if (name === null || name === path.basename(file)) changed();
  });
}

function look(place: string, changed: () => void): void {
  const state = () =>
    (isFile(place) ? [place] : filesBelow(place).map((name) => path.join(place, name)))
      .map((file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`)
      .join('\n');
  let last = state();
  setInterval(() => {
    const now = state();
    if (now !== last) changed();
    last = now;
  }, betweenLooks);
}

/**
 * Follows a file, or all files below a folder, for as long as the process or the thread lives.
 *
 * @param place the file or folder
 * @param changed called, perhaps several times, after a file was saved, made, moved or deleted
 * @param isPolling whether the file system is asked, because it does not tell what has changed: `npm start -- --poll`
 */
export function watchBelow(place: string, changed: () => void, isPolling = process.argv.includes('--poll')): void {
  if (isPolling) look(place, changed);
  else if (isFile(place)) watchFile(place, changed);
  else watchFolders(place, changed);
}
