import { useSyncExternalStore } from 'react';

const key = 'dialogos.lessons';

/** Names of the finished lessons with a space between them; without storage they last until the page is loaded again. */
let here: string | undefined;
const listeners = new Set<() => void>();

function read(): string {
  if (here === undefined) {
    try {
      here = localStorage.getItem(key) ?? '';
    } catch {
      here = '';
    }
  }
  return here;
}

function write(names: string): void {
  here = names;
  try {
    if (names === '') localStorage.removeItem(key);
    else localStorage.setItem(key, names);
  } catch {
    // It lasts until the page is loaded again.
  }
  for (const listener of listeners) listener();
}

/** Keeps in this browser that a lesson is finished. */
export const finish = (name: string): void => write([...new Set(read().split(' ')).add(name)].join(' ').trim());

/** Forgets all finished lessons. */
export const forgetAll = (): void => write('');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns names of the finished lessons; none in the built page, which is the same for all readers */
export const useFinished = (): readonly string[] => useSyncExternalStore(subscribe, read, () => '').split(' ');
