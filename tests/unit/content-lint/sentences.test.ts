import { describe, expect, test } from 'vitest';
import { countWords, splitSentences } from '../../../plugins/lint/sentences';

const code = '\uFFFC';

const texts: [why: string, text: string, sentences: string[]][] = [
  ['two plain sentences', 'Press Train. The list opens.', ['Press Train.', 'The list opens.']],
  [
    'a version and a decimal number',
    'Release 0.72.0 takes 4.5 s. It is quick.',
    ['Release 0.72.0 takes 4.5 s.', 'It is quick.'],
  ],
  ['a name with a point', 'Call Chat.request once. Then wait.', ['Call Chat.request once.', 'Then wait.']],
  ['a short form', 'See No. 5 of the list. Then go on.', ['See No. 5 of the list.', 'Then go on.']],
  ['code at the beginning', `It is empty. ${code} fills it.`, ['It is empty.', `${code} fills it.`]],
  ['a quotation inside', 'Say "yes." and go on.', ['Say "yes." and go on.']],
  ['a quotation at the end', 'It says "Stop." Then it ends.', ['It says "Stop."', 'Then it ends.']],
  ['a line end', 'One sentence.\nAnother one.', ['One sentence.', 'Another one.']],
  ['a Russian sentence', 'Слово готово. Ещё слово.', ['Слово готово.', 'Ещё слово.']],
  ['no words', '  ', []],
];

describe('splitSentences', () => {
  test.each(texts)('%s', (_why, text, sentences) => {
    expect(splitSentences(text).map((sentence) => sentence.text)).toEqual(sentences);
  });

  test('gives the place where each sentence begins', () => {
    const text = 'One.\nTwo. Three.';
    expect(splitSentences(text).map(({ offset }) => text.slice(offset, offset + 3))).toEqual(['One', 'Two', 'Thr']);
  });
});

describe('countWords', () => {
  test.each([
    ['Press Train.', 2],
    [`the value of ${code} is ${code}, ${code}`, 7],
    ['10–20 words – no more', 4],
    ['hand-over', 1],
    ['', 0],
  ])('%s', (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});
