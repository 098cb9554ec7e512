import { describe, expect, test } from 'vitest';
import { parseAvoidedWords } from '../../../plugins/lint/avoidedWords';

describe('parseAvoidedWords', () => {
  test('fills what an entry leaves out', () => {
    expect(parseAvoidedWords('- { word: bot, reason: a, instead: b }')).toEqual([
      { word: 'bot', forms: [], reason: 'a', instead: 'b', allowed: [], waivers: [] },
    ]);
  });

  test.each([
    ['no list', 'word: bot', 'is not a list'],
    ['a text in the place of an entry', '- bot', 'entry 1 is not a list of fields'],
    ['no reason', '- { word: bot, instead: b }', 'entry 1 needs the texts "word", "instead" and "reason"'],
    ['a number as form', '- { word: bot, reason: a, instead: b, forms: [1] }', 'needs lists of texts'],
    ['an unknown field', '- { word: bot, reason: a, instead: b, alowed: [] }', 'has the unknown field "alowed"'],
    [
      'a waiver without a reason',
      '- { word: bot, reason: a, instead: b, waivers: [{ file: c }] }',
      '"file" and "reason"',
    ],
  ])('%s is an error', (_why, yaml, message) => {
    expect(() => parseAvoidedWords(yaml)).toThrow(message);
  });
});
