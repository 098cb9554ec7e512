import { useStorageSlot } from '@docusaurus/theme-common';
import { useState } from 'react';

/**
 * A choice that the browser keeps, and that other tabs and pages follow.
 *
 * @param key of the storage
 * @returns the choice, and what changes it; without storage, or with a full one, it lasts until the page is loaded again
 */
export function useStoredChoice(key: string): [choice: string | null, choose: (value: string) => void] {
  const [stored, slot] = useStorageSlot(key);
  const [here, setHere] = useState<string>();
  const choose = (value: string) => {
    slot.set(value);
    setHere(slot.get() === value ? undefined : value);
  };
  return [here ?? stored, choose];
}
