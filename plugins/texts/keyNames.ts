import { adviseNames } from '../../src/data/nearNames';
import { fail, type Place } from './place';

/** Keys with a name, as their caps say; every other key is one sign. */
const named = [
  'Alt',
  'Arrow keys',
  'Backspace',
  'Control',
  'Ctrl',
  'Delete',
  'Down',
  'End',
  'Enter',
  'Esc',
  'Home',
  'Insert',
  'Left',
  'Page Down',
  'Page Up',
  'Right',
  'Shift',
  'Space',
  'Tab',
  'Up',
] as const;

const isKey = (key: string) =>
  [...key].length === 1 || /^F([1-9]|1[0-2])$/.test(key) || named.some((name) => name === key);

/**
 * @param keys keys pressed together joined by "+", keys pressed one after the other by "then"
 * @returns chords in their order, each a list of keys: "G then Ctrl+S" is [["G"], ["Ctrl", "S"]]
 */
export function splitKeys(keys: string): string[][] {
  return keys.split(/\s+then\s+/).map((chord) => {
    // The last "+" is the key itself in "Ctrl++".
    const parts = chord === '+' ? ['+'] : chord.replace(/\+\+$/, '+Plus').split('+');
    return parts.map((part) => (part === 'Plus' ? '+' : part.trim()));
  });
}

/**
 * @returns the same for keys that a writer has typed
 * @throws TextFault for a key that no keyboard has
 */
export function chordsOf(keys: string, place: Place): string[][] {
  const chords = splitKeys(keys);
  const unknown = chords.flat().find((key) => !isKey(key));
  return unknown === undefined ? chords : fail(place, `"${unknown}" is not a key`, adviseNames(unknown, named));
}
