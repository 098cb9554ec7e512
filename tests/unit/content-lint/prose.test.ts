import { describe, expect, test } from 'vitest';
import { codeMark, proseIn } from '../../../plugins/lint/prose';
import { parseDocument } from '../../../plugins/texts/document';

const proseOf = (text: string) => proseIn(parseDocument('docs/page.mdx', 'doc', text));

describe('proseIn', () => {
  test('takes code, keys and pictures out and keeps the words of links', () => {
    const [prose] = proseOf('Press <kbd>G</kbd>, see `code`, ![a](/a.png) and [**Branches**](/b).');
    expect(prose?.text).toBe(`Press ${codeMark}, see ${codeMark}, ${codeMark} and Branches.`);
  });

  test('keeps what looks like a directive but is none', () => {
    expect(proseOf('The mark a:uniq is text.')[0]?.text).toBe('The mark a:uniq is text.');
  });

  test('has the fields, headings without ids, paragraphs, items and cells, each with its line', () => {
    const lines = [
      '---',
      'title: A',
      '---',
      '## B {#b}',
      '',
      '- C',
      '',
      ':::note',
      'D',
      ':::',
      '',
      '| E |',
      '|---|',
      '| F |',
    ];
    expect(proseOf(lines.join('\n')).map(({ kind, text, lineAt }) => [kind, text, lineAt(0)])).toEqual([
      ['field', 'A', 2],
      ['heading', 'B', 4],
      ['paragraph', 'C', 6],
      ['paragraph', 'D', 9],
      ['cell', 'E', 12],
      ['cell', 'F', 14],
    ]);
  });

  test('knows the line of a word in a paragraph of several lines', () => {
    const [prose] = proseOf('one `code`\ntwo\n**three** four');
    const lineOf = (word: string) => prose?.lineAt(prose.text.indexOf(word));
    expect(['one', 'two', 'three', 'four'].map(lineOf)).toEqual([1, 2, 3, 3]);
  });
});
