import { expect, test } from 'vitest';
import { languageOf } from '../../../src/data/languageOf';

test.each([
  ['привет', { lang: 'ru' }],
  ['hi мир you', {}],
  ['привет Ann', { lang: 'ru' }],
  ['123', {}],
])('"%s" has the language of most of its letters', (said, language) => {
  expect(languageOf(said)).toEqual(language);
});
