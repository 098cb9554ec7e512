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
export function chordsOf(keys: string): string[][] {
  return keys.split(/\s+then\s+/).map((chord) => {
    // The last "+" is the key itself in "Ctrl++".
    const parts = chord === '+' ? ['+'] : chord.replace(/\+\+$/, '+Plus').split('+');
    return parts.map((part) => (part === 'Plus' ? '+' : part.trim()));
  });
}

/** @throws TextFault for a key that no keyboard has */
export function checkKeys(chords: readonly string[][], place: Place): void {
  const unknown = chords.flat().find((key) => !isKey(key));
  if (unknown !== undefined) {
    fail(place, `"${unknown}" is not a key`, adviseNames(unknown, named));
  }
}
