import { type Changes, isChanges } from './changes';

/** Drafts of pages on which nothing can be stored; they last until the page is loaded again. */
const here = new Map<string, string>();

/** @returns the key of a draft in the storage of this tab; `DlExample` looks for it, too */
const keyOf = (slot: string): string => `dialogos.dl:${location.pathname}#${slot}`;

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param slot id of an example, or the hash of a shared link
 * @returns what the reader changed in this tab; nothing when it is not there or is not ours
 */
export function readDraft(slot: string): Changes | undefined {
  try {
    const value: unknown = JSON.parse(here.get(keyOf(slot)) ?? read(keyOf(slot)) ?? 'null');
    return isChanges(value) && Object.keys(value).length > 0 ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps the changes of a reader for the time that this tab is open.
 *
 * @returns false when they would not survive a reload: the storage is blocked or full
 */
export function keepDraft(slot: string, changes: Changes): boolean {
  const key = keyOf(slot);
  const isEmpty = Object.keys(changes).length === 0;
  const text = JSON.stringify(changes);
  here.delete(key);
  try {
    if (isEmpty) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    return true;
  } catch {
    if (!isEmpty) here.set(key, text);
    return isEmpty;
  }
}
