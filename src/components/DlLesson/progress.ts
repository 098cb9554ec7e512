import { useSyncExternalStore } from 'react';

const key = 'dialogos.lessons';

/** What the storage did not take; it lasts until the page is loaded again. */
let unstored: string | undefined;
const listeners = new Set<() => void>();

/** @returns names of the finished lessons with a space between them, those of another tab too */
function read(): string {
  if (unstored !== undefined) return unstored;
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(names: string): void {
  try {
    if (names === '') localStorage.removeItem(key);
    else localStorage.setItem(key, names);
    unstored = undefined;
  } catch {
    unstored = names;
  }
  for (const listener of listeners) listener();
}

const namesIn = (names: string): string[] => names.split(' ').filter((name) => name !== '');

/** Keeps in this browser that a lesson is finished. */
export const finish = (name: string): void => write([...new Set(namesIn(read())).add(name)].join(' '));

/** Forgets all finished lessons. */
export const forgetAll = (): void => write('');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has finished a lesson, or forgotten all.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** @returns names of the finished lessons; none in the built page, which is the same for all readers */
export const useFinished = (): readonly string[] => namesIn(useSyncExternalStore(subscribe, read, () => ''));
