import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

/** Makes a folder if there is none, and marks it as used now. */
export function markUsed(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const now = new Date();
  utimesSync(folder, now, now);
}

/** Another process may delete or rename the folder meanwhile. */
const lastUse = (folder: string): number => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Deletes all folders in a folder but those that were made or used last. */
export function keepNewest(folder: string, most: number): void {
  const folders = (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => path.join(folder, name))
    .sort((a, b) => lastUse(b) - lastUse(a));
  for (const old of folders.slice(most)) rmSync(old, { recursive: true, force: true });
}
