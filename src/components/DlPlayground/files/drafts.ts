import { keep, kept } from '../../stored';
import { type Changes, isChanges } from './changes';
import { draftKey } from './draftKey';

/**
 * @param slot id of an example, or the hash of a shared link
 * @returns what the reader changed in this tab; nothing when it is not there or is not ours
 */
export function readDraft(slot: string): Changes | undefined {
  try {
    const value: unknown = JSON.parse(kept(draftKey(slot), 'sessionStorage') ?? 'null');
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
  const text = Object.keys(changes).length === 0 ? '' : JSON.stringify(changes);
  return keep(draftKey(slot), text, 'sessionStorage');
}
