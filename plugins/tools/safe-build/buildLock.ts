import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @returns whether another process with this number runs on this machine; what is not the number of a process does not */
function isRunning(pid: number): boolean {
  // In a container, numbers start again: the owner of a lock that was left there may have had ours. 0 is our own group.
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) {
    return false;
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      return false;
    }
    // On a full disk the file is there when the write fails.
    rmSync(file, { force: true });
    throw error;
  }
}

/**
 * Lets one build at a time write into a folder. A lock that was left by a killed build is taken over.
 *
 * @param folder that contains the lock; it is created if it does not exist
 * @returns a function that gives the lock back
 * @throws Error when another build runs, or the folder cannot be written
 */
export function lockBuild(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'build.lock');
  if (!take(file)) {
    const owner = Number(readFileSync(file, 'utf8'));
    if (isRunning(owner)) {
      throw new Error(
        `Another build of this folder runs (process ${owner}), and both would write into the same files. Fix: wait until it has ended, or stop it.`,
      );
    }
    rmSync(file, { force: true });
    if (!take(file)) {
      throw new Error('Another build of this folder has just started. Fix: wait until it has ended.');
    }
  }
  return () => rmSync(file, { force: true });
}
