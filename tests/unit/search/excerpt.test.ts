import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageTools } from '../../../plugins/search/common/languages';
import { LIMITS } from '../../../plugins/search/common/limits';
import { excerptOf } from '../../../plugins/search/engine/excerpt';
import { matchRanges } from '../../../plugins/search/engine/match';

const tools = languageTools(['en', 'ru'], []);
const filler = 'Some words that nobody has asked for stand here. '.repeat(12);

const cut = (text: string, terms: string[], length: number = LIMITS.excerpt) =>
  excerptOf(text, matchRanges(text, terms, tools), length);

const markedIn = ({ text, marks }: ReturnType<typeof cut>) => marks.map(([start, end]) => text.slice(start, end));

test('a short text is whole, and its words are marked', () => {
  const found = cut('A dictionary is a list of words.', ['dictionary', 'word']);
  expect(found.text).toBe('A dictionary is a list of words.');
  expect(markedIn(found)).toEqual(['dictionary', 'words']);
});

test('a long text is cut around its words: from the beginning of a sentence that is near', () => {
  const found = cut(`${filler}The dictionary holds synonyms. ${filler}`, ['dictionary']);
  expect(found.text).toMatch(/^…The dictionary holds synonyms\. Some words .*\p{L}…$/u);
  expect(markedIn(found)).toEqual(['dictionary']);
});

test('in a table a long text is cut from the beginning of a cell, and not before the next one', () => {
  const cells = 'a cell of words · '.repeat(30);
  const found = cut(`${cells}one line of a dictionary · ${cells}`, ['dictionary']);
  expect(found.text).toMatch(/^…one line of a dictionary · a cell .*[a-z]…$/);
});

test('without a sentence near by it begins with a whole word', () => {
  const found = cut(`${'endless '.repeat(60)}dictionary ${'endless '.repeat(60)}`, ['dictionary']);
  expect(found.text).toMatch(/^…(?:endless )+dictionary(?: endless)+…$/);
});

test('the piece with most of the words is shown, and forms of one word count once', () => {
  const text = `${filler}Rules, rules and rules. ${filler}${filler}A rule of a dictionary. ${filler}`;
  expect(markedIn(cut(text, ['rule', 'dictionary']))).toEqual(['rule', 'dictionary']);
});

test('at the end of a text the piece is as long as elsewhere', () => {
  const found = cut(`${filler}At last a dictionary.`, ['dictionary']);
  expect(found.text).toMatch(/^…\w.*At last a dictionary\.$/);
  expect(found.text.length).toBeGreaterThan(LIMITS.excerpt - 20);
  expect(markedIn(found)).toEqual(['dictionary']);
});

test('no sign stands before the dots', () => {
  expect(cut('one, '.repeat(100), ['nothing']).text).toMatch(/one…$/);
});

test('a text without the words is shown from its beginning', () => {
  expect(cut(filler, ['dictionary']).text).toMatch(/^Some words that/);
});

test('a word without an end is cut all the same', () => {
  expect(cut('q'.repeat(5000), ['nothing']).text).toHaveLength(LIMITS.excerpt + 1);
});

test('whatever the text, the piece is short and its marks are the words that were found', () => {
  const word = fc.constantFrom('rule', 'rules', 'dictionary', 'a', '.', 'слово', 'İ', '👍', '  ', 'x'.repeat(300));
  fc.assert(
    fc.property(fc.array(word, { maxLength: 120 }), fc.integer({ min: 40, max: 200 }), (words, length) => {
      const found = cut(words.join(' '), ['rule', 'слово'], length);
      expect(found.text.length).toBeLessThanOrEqual(length + 2);
      for (const one of markedIn(found)) expect(one).toMatch(/^(?:rules?|слово)$/);
    }),
    { seed: 26, numRuns: 400 },
  );
});
