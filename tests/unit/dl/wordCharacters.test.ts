import { compile, createSession, say } from '@site/src/dl';
import { describe, expect, it } from 'vitest';

const mostWords = 3;
const rules = Array.from({ length: mostWords }, (_, at) => {
  const words = Array(at + 1).fill('[OneWord]');
  return `BEGIN words-${at + 1}\n$ ${words.join(' ')}\n# ok\nEND`;
}).join('\n');
const { base } = compile({ rules });

/** @returns how many words the engine makes of a phrase */
const wordsIn = (phrase: string): number => Number(say(createSession(base, { clock: 0 }), phrase).rule?.slice(-1));

/**
 * Ranges of characters as the reference engine was asked about each: words of `a`, the character and `b` written
 * together, and with spaces.
 */
const asked: readonly (readonly [what: string, together: number, apart: number, count: number, ranges: string])[] = [
  ['ignored', 1, 2, 2, 'ad 2021'],
  [
    'letters, digits, and marks that make a letter of the table with the a',
    1,
    3,
    807,
    '30-39 41-5a 61-7a 7e c0-d6 d8-f6 f8-131 134-137 139-13e 141-148 14a-17e 192 1a0-1a1 1af-1b0 218-21b 300-304 306 ' +
      '308-30a 323 328 386 388-3cf 3d7 3f3 401-40c 40e-44f 451-45c 45e-45f 490-493 49a-49b 4a2-4a3 4ae-4b1 4ba-4bb ' +
      '4d8-4d9 4e8-4e9 610-61a 620-659 65d-65f 66e-674 679-6d3 6d5-6ef 6fa-6fc 6ff 10a0-10c0 10d0-10f0 1ea0-1ebb 1ebd-1ef9',
  ],
  [
    'gaps',
    2,
    2,
    42,
    '22 27-29 2c-2f 3a-3c 3e 5b-5d 5f 7b 7d a6-a7 a9 ab-ac ae b0-b1 b6-b7 bb 2013-2014 2019-201a 201c-201e 2020 2022 2028-2029 2039-203a',
  ],
  ['marks that make a letter outside the table with the a', 2, 3, 5, '307 30c 30f 311 325'],
  [
    'words of their own: Hebrew, Armenian, Devanagari, Chinese, Japanese, Arabic digits, signs',
    3,
    3,
    24,
    '5d0-5d3 561-564 915-918 4e00-4e03 660-663 23-26',
  ],
];

const charactersOf = (ranges: string): string[] =>
  ranges.split(' ').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  });

describe('cause 10: which characters are letters', () => {
  it.each(asked)('%s: %i together, %i apart, %i characters', (_what, together, apart, count, ranges) => {
    const characters = charactersOf(ranges);
    expect(characters).toHaveLength(count);
    const wrong = characters.filter((one) => wordsIn(`a${one}b`) !== together || wordsIn(`a ${one} b`) !== apart);
    expect(wrong.map((one) => `U+${one.codePointAt(0)?.toString(16)}`)).toEqual([]);
  });

  it.each([
    ['two words of one sign each', '日本', 2],
    ['a digit that splits a word', 'a١b', 3],
    ['a capital with a dot', 'İ', 1],
    ['a letter and a mark that do not make one', 'ы̆', 2],
  ])('%s', (_what, phrase, words) => {
    expect(wordsIn(phrase)).toBe(words);
  });
});
