import { describe, expect, test } from 'vitest';
import { countIn, measure, together } from '../../../plugins/lint/report/measure';
import { readingGrade } from '../../../plugins/lint/report/readingGrade';
import { reportTexts } from '../../../plugins/lint/report/report';
import { parseDocument } from '../../../plugins/texts/document';
import { fixtureFolder } from '../../guards/fixtureFolder';

const counted = (text: string, hits = 0) => countIn(parseDocument('docs/x.mdx', 'doc', text), hits);

describe('the report about the English of texts', () => {
  test('counts words, sentences, semicolons and colons, without front matter and code', () => {
    const { words, sentences, semicolons, colons } = counted(
      '---\ntitle: Some words; here\n---\n\nOpen the page; read it: it is short. Use `a; b`.\n\n```\nno; words\n```\n\n| One; two |\n|---|\n| 3 |\n\n- a phrase only\n',
    );
    expect({ words, sentences: sentences.length, semicolons, colons }).toEqual({
      words: 15,
      sentences: 1,
      semicolons: 2,
      colons: 1,
    });
  });

  test('gives mean, spread and the share of long sentences, and rates in 1,000 words', () => {
    const long = `${'word '.repeat(19)}word.`;
    const figures = measure(together([counted('Ten words are in this first sentence of the page.', 1), counted(long)]));
    expect(figures).toMatchObject({ words: 30, mean: 15, spread: 5, long: 50, semicolons: 0 });
    expect(figures.patterns).toBeCloseTo(33.3, 1);
  });

  test('a text without sentences has no figures about them', () => {
    expect(measure(counted(''))).toEqual({
      words: 0,
      patterns: 0,
      mean: 0,
      spread: 0,
      long: 0,
      semicolons: 0,
      colons: 0,
      grade: 0,
      swaps: 0,
    });
  });

  test('gives the share of sentences with the usual replacements', () => {
    expect(measure(counted('The node appears here. It is shown there. Users write to Pip.')).swaps).toBeCloseTo(
      66.7,
      1,
    );
  });

  test('the grade leaves out terms of the product and code', () => {
    const grade = (term: string) => readingGrade([`The ${term} is in the list of the page.`]);
    expect(grade('intents')).toBe(grade('node'));
    expect(grade('dictionaries')).toBe(grade('\uFFFC'));
    expect(grade('administrative infrastructure')).toBeGreaterThan(grade('node'));
  });

  test('is a table with totals, and of a folder the findings too', () => {
    const root = fixtureFolder('guards/text/page.txtar', [
      ['docs/page.mdx', 'A branch is a copy.', 'The node stands on the canvas.'],
    ]);
    const lines = reportTexts(root, './docs/').split('\n');
    expect(lines[0]).toContain('docs/page.mdx:5  natural-english  "stands"');
    expect(lines[2]).toMatch(/^docs\/page\.mdx +6 +166\.7\* +6\.0\*/);
    expect(lines[3]).toMatch(/^1 texts +6 +166\.7\*/);
    expect(reportTexts(root)).not.toContain('warning');
    expect(() => reportTexts(root, 'docs/none')).toThrow('There is no text in "docs/none".');
  });
});
