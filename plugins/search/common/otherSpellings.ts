/** Other ways to read a word that is found nowhere: other keyboard layout, Latin spelling of Russian, a cut ending. */

const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const keys = new Map<string, string>();
for (const [index, latin] of [...latinKeys].entries()) {
  const letter = russianKeys[index] ?? '';
  keys.set(latin, letter);
  keys.set(letter, latin);
}

/** @returns the word as the same keys write it in the other layout; both ways, for `ckjdfhm` and `пщещ` */
export const otherLayout = (word: string): string =>
  [...word]
    .map((letter) => keys.get(letter) ?? letter)
    .join('')
    .replace(/ё/g, 'е');

// Longest first, so that "shch" is not read as "sh" and "ch".
const spellings: [latin: string, russian: string][] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['yo', 'е'],
  ['yy', 'ый'],
  ['a', 'а'],
  ['b', 'б'],
  ['v', 'в'],
  ['w', 'в'],
  ['g', 'г'],
  ['d', 'д'],
  ['e', 'е'],
  ['z', 'з'],
  ['i', 'и'],
  ['j', 'й'],
  ['k', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['f', 'ф'],
  ['h', 'х'],
  ['c', 'ц'],
  ['x', 'кс'],
  ['y', 'ы'],
  ["'", 'ь'],
];

/** @returns Russian words that the Latin letters may spell; none when there are other letters */
export function fromLatin(word: string): string[] {
  let russian = '';
  for (let at = 0; at < word.length; ) {
    const found = spellings.find(([latin]) => word.startsWith(latin, at));
    if (!found) {
      return [];
    }
    russian += found[1];
    at += found[0].length;
  }
  // A soft sign is seldom written in Latin letters, "y" may be "й", and "e" in front "э".
  return [
    russian,
    `${russian}ь`,
    russian.replace(/ы(?=$|[аеиоуыэюя])|(?<=[аеиоуыэюя])ы/g, 'й'),
    russian.replace(/^е/, 'э'),
  ];
}

const endings = `ations ational izations ements ments ings ingly ables ibilities abilities ities iveness fulness nesses
  ances ences ators ers edly ives ously ally ies ениями ениях ением ания аниями ованиями ировании ировать
  остями остью ывать ями ами ого ему ыми ующий авший`.split(/\s+/);

const shortestStem = 4;

/**
 * A word in the middle of its ending has no stem yet: "configurat" on the way to "configuration". Only a known ending
 * is cut, so that "dialogflw" does not become "dialog".
 *
 * @returns what stays, longest first
 */
export function withoutEnding(word: string): string[] {
  const stems: string[] = [];
  for (let length = word.length - 1; length >= Math.max(shortestStem, word.length - 8); length -= 1) {
    const rest = word.slice(length);
    if (endings.some((ending) => ending.startsWith(rest))) {
      stems.push(word.slice(0, length));
    }
  }
  return stems;
}
