import { useSyncExternalStore } from 'react';
import { keep, kept } from '../stored';

const key = 'dialogos.lessons';

const listeners = new Set<() => void>();

/** @returns names of the finished lessons with a space between them, those of another tab too */
const read = (): string => kept(key) ?? '';

function write(names: string): void {
  keep(key, names);
  for (const listener of listeners) listener();
}

const namesIn = (names: string): string[] => names.split(' ').filter((name) => name !== '');

/** Keeps in this browser that a lesson is finished. */
export const finish = (name: string): void => write([...new Set(namesIn(read())).add(name)].join(' '));

/** Forgets all finished lessons. */
export const forgetFinished = (): void => write('');

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
