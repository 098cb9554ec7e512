/** Numbers in Russian words (section 11.3). */

const ones = ['ноль', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'];
const teens = [
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
];
const tens = [
  '',
  '',
  'двадцать',
  'тридцать',
  'сорок',
  'пятьдесят',
  'шестьдесят',
  'семьдесят',
  'восемьдесят',
  'девяносто',
];
const hundreds = [
  '',
  'сто',
  'двести',
  'триста',
  'четыреста',
  'пятьсот',
  'шестьсот',
  'семьсот',
  'восемьсот',
  'девятьсот',
];

/** Names of the thousands and up: for one, for two to four, for five and more. */
const groups: readonly (readonly [string, string, string])[] = [
  ['', '', ''],
  ['тысяча', 'тысячи', 'тысяч'],
  ['миллион', 'миллиона', 'миллионов'],
  ['миллиард', 'миллиарда', 'миллиардов'],
  ['триллион', 'триллиона', 'триллионов'],
  ['квадриллион', 'квадриллиона', 'квадриллионов'],
  ['квинтиллион', 'квинтиллиона', 'квинтиллионов'],
];

const fractions = [
  ['десятая', 'десятых'],
  ['сотая', 'сотых'],
  ['тысячная', 'тысячных'],
  ['десятитысячная', 'десятитысячных'],
  ['стотысячная', 'стотысячных'],
  ['миллионная', 'миллионных'],
  ['десятимиллионная', 'десятимиллионных'],
  ['стомиллионная', 'стомиллионных'],
  ['миллиардная', 'миллиардных'],
  ['десятимиллиардная', 'десятимиллиардных'],
] as const;

function formOf(number: number): 0 | 1 | 2 {
  const lastTwo = number % 100;
  const last = number % 10;
  if (lastTwo >= 11 && lastTwo <= 14) return 2;
  return last === 1 ? 0 : last >= 2 && last <= 4 ? 1 : 2;
}

function underThousand(number: number, feminine: boolean): string[] {
  const words = [hundreds[Math.floor(number / 100)] ?? ''];
  const rest = number % 100;
  if (rest >= 10 && rest < 20) return [...words, teens[rest - 10] ?? ''];
  words.push(tens[Math.floor(rest / 10)] ?? '');
  const one = rest % 10;
  if (one > 0) words.push(feminine && one <= 2 ? (one === 1 ? 'одна' : 'две') : (ones[one] ?? ''));
  return words;
}

/** A whole number in words, or null when it is too long to name. */
function wholeInWords(digits: string, feminine: boolean): string | null {
  const clean = digits.replace(/^0+(?=\d)/, '');
  if (clean === '0') return ones[0] ?? null;
  const triples = Math.ceil(clean.length / 3);
  if (triples > groups.length) return null;
  const padded = clean.padStart(triples * 3, '0');
  const words: string[] = [];
  for (let index = 0; index < triples; index++) {
    const number = Number(padded.slice(index * 3, index * 3 + 3));
    const group = triples - 1 - index;
    if (number === 0) continue;
    words.push(...underThousand(number, group === 1 || (group === 0 && feminine)));
    words.push(groups[group]?.[formOf(number)] ?? '');
  }
  return words.filter((word) => word !== '').join(' ');
}

/** Digits → Russian words; null for a negative number or no number (NumberToString). */
export function numberToWords(text: string): string | null {
  const found = /^(\d+)(?:\.(\d+))?$/.exec(text.trim());
  if (found === null) return null;
  const whole = found[1] ?? '0';
  const fraction = (found[2] ?? '').replace(/0+$/, '');
  if (fraction === '') return wholeInWords(whole, false);
  const names = fractions[fraction.length - 1];
  const first = wholeInWords(whole, true);
  const second = wholeInWords(fraction, true);
  if (names === undefined || first === null || second === null) return null;
  const one = (digits: string) => formOf(Number(digits.slice(-2))) === 0;
  return `${first} ${one(whole) ? 'целая' : 'целых'} и ${second} ${one(fraction) ? names[0] : names[1]}`;
}

interface Numeral {
  readonly value: bigint;
  /** 0 for ones and teens, 1 for tens, 2 for hundreds, 3 and up for thousands and so on. */
  readonly rank: number;
}

const numerals = new Map<string, Numeral>();
for (const [value, word] of ones.entries()) numerals.set(word, { value: BigInt(value), rank: 0 });
for (const [word, value] of [
  ['одна', 1n],
  ['одно', 1n],
  ['две', 2n],
  ['нуль', 0n],
] as const) {
  numerals.set(word, { value, rank: 0 });
}
for (const [value, word] of teens.entries()) numerals.set(word, { value: BigInt(value + 10), rank: 0.5 });
for (const [value, word] of tens.entries()) if (word !== '') numerals.set(word, { value: BigInt(value * 10), rank: 1 });
for (const [value, word] of hundreds.entries()) {
  if (word !== '') numerals.set(word, { value: BigInt(value * 100), rank: 2 });
}
for (const [group, words] of groups.entries()) {
  for (const word of words) if (word !== '') numerals.set(word, { value: 1000n ** BigInt(group), rank: 2 + group });
}

/** Russian numeral or digits → digits; null when it cannot be read (StringToNumber). */
export function wordsToNumber(text: string): string | null {
  const clean = text.trim().toLowerCase();
  if (/^-?\d+(?:\.\d+)?$/.test(clean)) return clean;
  const words = clean.split(/\s+/);
  const negative = words[0] === 'минус';
  const value = readNumeral(negative ? words.slice(1) : words);
  if (value === null) return null;
  return negative && value !== 0n ? `-${value}` : String(value);
}

/** Hundreds, tens and ones must fall, and so must thousands, millions and so on. */
function readNumeral(words: readonly string[]): bigint | null {
  if (words.length === 0) return null;
  let total = 0n;
  let group = 0n;
  let lastRank = Number.POSITIVE_INFINITY;
  let lastGroup = Number.POSITIVE_INFINITY;
  let begun = false;
  for (const word of words) {
    const numeral = numerals.get(word.replaceAll('ё', 'е'));
    if (numeral === undefined) return null;
    if (numeral.rank >= 3) {
      if (numeral.rank >= lastGroup) return null;
      total += (begun ? group : 1n) * numeral.value;
      lastGroup = numeral.rank;
      group = 0n;
      begun = false;
      lastRank = Number.POSITIVE_INFINITY;
      continue;
    }
    const follows = numeral.rank < lastRank && !(numeral.rank === 0.5 && lastRank === 1);
    if (!follows || (numeral.value === 0n && words.length > 1)) return null;
    group += numeral.value;
    lastRank = numeral.rank === 0.5 ? 0 : numeral.rank;
    begun = true;
  }
  return total + group;
}
