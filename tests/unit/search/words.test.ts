import { expect, test } from 'vitest';
import { languageTools } from '../../../plugins/search/common/languages';
import { chunksOf, normalise } from '../../../plugins/search/common/text';
import { search } from '../../../src/config/search';
import { fillers, translations } from '../../../src/config/searchWords';

const { stem, isStopWord } = languageTools(['en', 'ru'], []);

const wordsOf = (phrase: string) => chunksOf(normalise(phrase)).map(({ word }) => word);

test('no phrase of readers has a word that the search leaves out, and would then stand for the rest alone', () => {
  const phrases = translations.map(([theirs = '']) => wordsOf(theirs)).filter((words) => words.length > 1);
  expect(phrases.length).toBeGreaterThan(50);
  expect(phrases.filter((words) => words.some((word) => isStopWord(word) || fillers.includes(word)))).toEqual([]);
});

test('no word of readers stands twice, here or in the glossary: only the first would count', () => {
  const stems = search.translations.map(([theirs = '']) => wordsOf(theirs).map(stem).join(' '));
  expect(stems.length).toBeGreaterThan(300);
  expect(stems.filter((one, at) => stems.indexOf(one) !== at)).toEqual([]);
});
