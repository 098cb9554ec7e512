import { expect, test } from 'vitest';
import { languageTools } from '../../../plugins/local-search/common/languages';
import { chunksOf, normalise } from '../../../plugins/local-search/common/text';
import { fillers, translations } from '../../../src/config/searchWords';

const { stem, isStopWord } = languageTools(['en', 'ru'], []);

const wordsOf = (phrase: string) => chunksOf(normalise(phrase)).map(({ word }) => word);

test('no phrase of readers has a word that the search leaves out, and would then stand for the rest alone', () => {
  const phrases = translations.map(([theirs = '']) => wordsOf(theirs)).filter((words) => words.length > 1);
  expect(phrases.length).toBeGreaterThan(50);
  expect(phrases.filter((words) => words.some((word) => isStopWord(word) || fillers.includes(word)))).toEqual([]);
});

test('no word of readers stands for two things', () => {
  const ours = new Map<string, Set<string>>();
  for (const [theirs = '', our = ''] of translations) {
    const stems = wordsOf(theirs).map(stem).join(' ');
    ours.set(stems, (ours.get(stems) ?? new Set()).add(our));
  }
  expect(ours.size).toBeGreaterThan(300);
  expect([...ours].filter(([, all]) => all.size > 1).map(([stems, all]) => `${stems}: ${[...all]}`)).toEqual([]);
});
