import { useEffect } from 'react';
import { askBeforeLeaving } from '../../askBeforeLeaving';
import type { Changes } from './changes';
import { keepDraft } from './drafts';

/**
 * Keeps the changes in this tab, so that Back, a reload and Close lose nothing. Where they cannot be stored, the browser
 * asks before the page is left.
 *
 * @param slots where they are found again: the id of the example and the links that lead to them
 */
export function useDraft(slots: readonly string[], changes: Changes): void {
  useEffect(() => {
    const isKept = slots.map((slot) => keepDraft(slot, changes)).every(Boolean);
    return isKept ? undefined : askBeforeLeaving();
  }, [slots, changes]);
}
