/** Values that the storage did not take, because it is blocked or full; they last until the page is loaded again. */
const here = new Map<string, string>();

/** `localStorage` is that of the browser, `sessionStorage` that of the tab. */
type Place = 'localStorage' | 'sessionStorage';

/** @returns the value that was kept under a key */
export function kept(key: string, place: Place = 'localStorage'): string | null {
  try {
    return here.get(key) ?? globalThis[place].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps a value. An empty one is forgotten.
 *
 * @returns false when it will not survive a reload
 */
export function keep(key: string, value: string, place: Place = 'localStorage'): boolean {
  here.delete(key);
  try {
    if (value === '') globalThis[place].removeItem(key);
    else globalThis[place].setItem(key, value);
    return true;
  } catch {
    if (value !== '') here.set(key, value);
    return value === '';
  }
}

/** Forgets all that was kept in the browser under keys that start like this. */
export function forgetAll(prefix: string): void {
  let stored: string[] = [];
  try {
    stored = Object.keys(localStorage);
  } catch {
    // What is blocked has kept nothing.
  }
  for (const key of [...here.keys(), ...stored]) if (key.startsWith(prefix)) keep(key, '');
}
