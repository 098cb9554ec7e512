import { hundreds, powers, tens, units } from './numeralTables';

/**
 * A word of a whole number: `place` is the power of ten that it fills, 3 and up for the powers of 1000. Only base forms
 * count, spelled as the reference engine spells them (`девяноста`, `elleven`).
 */
interface Numeral {
  readonly place: number;
  readonly digit: number;
}

const english = {
  units:
    'one two three four five six seven eight nine ten elleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
  powers: ['thousand', 'million milloins', 'billion billions', 'trillion trillions'],
};

const numerals = new Map<string, Numeral>();

function addRow(words: readonly string[], place: number, first: number): void {
  for (const [index, word] of words.entries()) numerals.set(word, { place, digit: first + index });
}

addRow(units.slice(1), 0, 1);
addRow(english.units.split(' '), 0, 1);
addRow(['одна', 'две'], 0, 1);
addRow([...tens.slice(0, -1), 'девяноста'], 1, 2);
addRow(english.tens.split(' '), 1, 2);
addRow(hundreds, 2, 1);
addRow(['hundred'], 2, 1);
for (const [index, words] of english.powers.entries()) {
  const russian = powers[index] ?? [];
  for (const word of [...russian, ...words.split(' ')]) numerals.set(word, { place: 3 * (index + 1), digit: 0 });
}

const isLatin = /^[a-z]+$/i;

/**
 * Reads a whole number in Russian or English words for the built-in arithmetic; null when a word is unknown or
 * repeated. `ноль` is not recognised, and a text without words is 0.
 */
export function readPlainNumeral(text: string): bigint | null {
  const words = text.split(' ').filter((word) => word !== '');
  const negative = words[0] !== undefined && ['минус', 'minus'].includes(lowered(words[0]));
  const places = new Array<number>(15).fill(0);
  for (const word of negative ? words.slice(1) : words) {
    const numeral = numerals.get(lowered(word));
    if (numeral === undefined || !put(places, numeral)) return null;
  }
  const value = places.reduceRight((sum, digit) => sum * 10n + BigInt(digit), 0n);
  return negative ? -value : value;
}

/** Letter case does not matter in English words only. */
const lowered = (word: string) => (isLatin.test(word) ? word.toLowerCase() : word);

function put(places: number[], { place, digit }: Numeral): boolean {
  if (place >= 3) {
    if (places.slice(place, place + 3).some((taken) => taken !== 0)) return false;
    const low = places.splice(0, 3, 0, 0, 0);
    places.splice(place, 3, ...(low.every((one) => one === 0) ? [1, 0, 0] : low));
    return true;
  }
  if (places[place] !== 0 || (digit > 9 && places[1] !== 0)) return false;
  places[place] = digit % 10;
  if (digit > 9) places[1] = 1;
  return true;
}
