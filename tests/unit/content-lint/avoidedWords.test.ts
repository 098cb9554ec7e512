import { describe, expect, test } from 'vitest';
import { avoidedWordFinder } from '../../../plugins/lint/avoidedWordRule';
import { parseAvoidedWords, readAvoidedWords } from '../../../plugins/lint/avoidedWords';
import { findWords } from '../../../plugins/lint/findWords';
import { parseDocument } from '../../../plugins/texts/document';

const parse = (yaml: string) => parseAvoidedWords(yaml, 'words.yml');

describe('parseAvoidedWords', () => {
  test('fills what an entry leaves out', () => {
    expect(parse('- { word: bot, reason: a, instead: b }')).toEqual([
      {
        words: 'bot',
        pattern: expect.any(RegExp),
        allowed: undefined,
        reason: 'a',
        instead: 'b',
        wrong: [],
        right: [],
      },
    ]);
  });

  test('reads phrases word for word, and regular expressions where there is a pattern', () => {
    const [plain, pattern] = parse(
      '[{ word: e.g., allowed: [e.g. x], reason: a, instead: b }, { word: a, pattern: bots?, allowed: [bots? id], reason: a, instead: b }]',
    );
    expect(findWords('e.g. here, e.g. x, egg', plain?.pattern ?? /./, plain?.allowed)).toHaveLength(1);
    expect(findWords('bots, a bot id, robot', pattern?.pattern ?? /./, pattern?.allowed)).toHaveLength(1);
  });

  test.each([
    ['no list', 'word: bot', 'words.yml:1 is not a list. Fix: '],
    ['no YAML', '- word: a\n- word: [b\n- word: c', 'src/data/words.yml:3 is not valid YAML: '],
    ['a text in the place of an entry', '- bot', 'entry 1 is not a group of fields'],
    ['no reason', '- { word: bot, instead: b }', 'entry 1 needs the texts "word", "instead" and "reason"'],
    ['a number as form', '- { word: bot, reason: a, instead: b, forms: [1] }', 'needs lists of texts'],
    ['an unknown field', '- { word: bot, reason: a, instead: b, alowed: [] }', 'has the unknown field "alowed"'],
    ['a broken pattern', '- { word: bot, reason: a, instead: b, pattern: "(" }', 'has a pattern that cannot be read'],
  ])('%s is an error', (_why, yaml, message) => {
    expect(() => parse(yaml)).toThrow(message);
  });
});

test.each(['product-terms', 'natural-english', 'british-spelling'] as const)(
  '%s finds its wrong sentences and not its right ones',
  (rule) => {
    const entries = readAvoidedWords(rule);
    const faultsIn = avoidedWordFinder({ name: rule, complaint: 'is wrong' });
    const isFound = (text: string, entry: (typeof entries)[number]) =>
      faultsIn(parseDocument('docs/x.mdx', 'doc', text)).some(({ reason }) => reason.endsWith(`: ${entry.reason}.`));
    const missed = entries.flatMap((entry) => entry.wrong.filter((text) => !isFound(text, entry)));
    const refused = entries.flatMap((entry) => entry.right.filter((text) => isFound(text, entry)));
    console.log(`${rule}: ${entries.flatMap(({ wrong, right }) => [...wrong, ...right]).length} sentences`);
    expect({ missed, refused }).toEqual({ missed: [], refused: [] });
  },
);

test('every entry of natural-english has a wrong and a right sentence', () => {
  const entries = readAvoidedWords('natural-english');
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter(({ wrong, right }) => wrong.length === 0 || right.length === 0)).toEqual([]);
});
