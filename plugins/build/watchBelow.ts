import { type FSWatcher, watch } from 'chokidar';

/** Milliseconds between two looks at a file system that does not tell what has changed. */
const interval = 500;

/**
 * Follows a file, or all files below a folder, for as long as the process or the thread lives. The watcher of Node.js 20
 * loses a file that an editor saves as a new one, or that is deleted and comes back.
 *
 * @param place the file or folder
 * @param changed called, perhaps several times, after a file was saved, made, moved or deleted
 * @param usePolling whether the file system is asked, because it does not tell what has changed: `npm start -- --poll`
 * @returns the watcher, which follows from its event `ready` on
 */
export const watchBelow = (
  place: string,
  changed: () => void,
  usePolling = process.argv.includes('--poll'),
): FSWatcher => watch(place, { ignoreInitial: true, usePolling, interval }).on('all', () => changed());
