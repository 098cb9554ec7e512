import { describe, expect, test } from 'vitest';
import { parseDocument } from '../../../plugins/content-lint/document';
import { missingInDoc, missingInPost } from '../../content/missingParts';
import { faultsOfList } from '../../content/unfinishedList';

const missing = new Map([
  ['docs/a.mdx', ['section "Limits"']],
  ['docs/b.mdx', []],
  ['docs/c.mdx', ['a link to /a', '10–20 words (it has 5)']],
]);
const faults = (text: string, most = 9) => faultsOfList({ text, missing, most });

describe('faultsOfList', () => {
  test('is silent when the list names exactly the unfinished pages', () => {
    expect(faults('# remark\n\ndocs/a.mdx\ndocs/c.mdx\n')).toEqual([]);
  });

  test.each([
    [
      'a finished page',
      'docs/a.mdx\ndocs/b.mdx\ndocs/c.mdx',
      'unfinished.txt:2  docs/b.mdx is finished. Delete the line.',
    ],
    ['an unlisted page', 'docs/a.mdx', 'docs/c.mdx is not finished. It lacks: a link to /a; 10–20 words (it has 5).'],
    ['an unknown line', 'docs/a.mdx\ndocs/c.mdx\ndocs/d.mdx', 'unfinished.txt:3  docs/d.mdx is no documentation page'],
    ['a duplicate', 'docs/a.mdx\ndocs/a.mdx\ndocs/c.mdx', 'unfinished.txt:2  docs/a.mdx stands twice.'],
    ['another order', 'docs/c.mdx\ndocs/a.mdx', 'docs/c.mdx stands at the wrong place of the list'],
  ])('%s is a fault', (_why, text, message) => {
    expect(faults(text)).toEqual([expect.stringContaining(message)]);
  });

  test('growth is a fault', () => {
    expect(faults('docs/a.mdx\ndocs/c.mdx', 1)).toEqual(['The list has 2 pages; it may only shrink from 1.']);
  });
});

const parse = (...lines: string[]) => parseDocument('docs/page.mdx', 'doc', lines.join('\n\n'));

describe('missingInDoc', () => {
  const brief = {
    pattern: 'reference',
    sections: ['`*` and more', { each: 'a function', atLeast: 2 }, 'See also'],
    links: ['/a', '/b'],
    words: [4, 8] as [number, number],
  };

  test('is empty for a page with all parts', () => {
    const page = parse('## `*` AND more', 'One two [three](/a).', '### F', '### G', '## See also', '[Four](/b#c).');
    expect(missingInDoc(page, brief)).toEqual([]);
  });

  test('names sections, headings, links and length', () => {
    expect(missingInDoc(parse('## See also', 'One [two](/a).'), brief)).toEqual([
      'section "`*` and more"',
      'a heading for each of: a function (0 of 2)',
      'a link to /b',
      '4–8 words (it has 2)',
    ]);
  });

  test('names a wrong order', () => {
    const page = parse(
      '## See also',
      '[Four](/b) [five](/a) six seven.',
      '### F',
      '### G',
      '## `*` and more',
      'Eight.',
    );
    expect(missingInDoc(page, brief)).toEqual(['sections in the order * and more, see also']);
  });
});

describe('missingInPost', () => {
  test('names headings and items', () => {
    const post = parse('## Fixed', '- One [two](/a).');
    const brief = {
      items: [
        ['New', 1],
        ['Fixed', 2],
      ] as [string, number][],
      links: ['/a'],
      words: [2, 9] as [number, number],
    };
    expect(missingInPost(post, brief)).toEqual([
      'section "New"',
      '1 items below "New" (it has 0)',
      '2 items below "Fixed" (it has 1)',
    ]);
  });
});
