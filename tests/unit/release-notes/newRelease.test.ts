import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lintContent } from '../../../plugins/lint/lintContent';
import { newRelease } from '../../../plugins/tools/new-release/newRelease';
import { loadFacts } from '../../../src/data/facts';

const today = '2023-10-06';
const posts = [
  { version: '0.72.0', date: '2023-10-05' },
  { version: '0.28.0', date: '2022-01-18' },
];

test('the post has the date in its name, headings in their order and one item below each', () => {
  const made = newRelease(['0.73.0'], today, posts);
  if ('refusal' in made) {
    throw new Error(made.refusal);
  }
  expect(made.file).toBe('blog/2023-10-19-0.73.0.mdx');
  expect(made.text).toContain('slug: "0.73.0"\ntitle: Release 0.73.0\n');
  expect(made.text).toContain('\n\nYou can now …\n\n');
  const headings = [...made.text.matchAll(/^## (.+) \{#.+\}\n\n- <Change area="which-area" .+\n/gm)];
  expect(headings.map(([, heading]) => heading)).toEqual(
    Object.values(loadFacts().kinds).map(({ heading }) => heading),
  );
});

test('the lint names everything that is still to be written', () => {
  const made = newRelease(['0.73.0', '--date', '2023-10-17'], today, posts);
  if ('refusal' in made) {
    throw new Error(made.refusal);
  }
  const root = mkdtempSync(path.join(tmpdir(), 'new-release-'));
  try {
    mkdirSync(path.join(root, 'blog'));
    writeFileSync(path.join(root, made.file), made.text);
    const { findings } = lintContent({ root });
    const areas = Object.keys(loadFacts().areas).join(', ');
    expect(findings).toContainEqual({
      file: made.file,
      line: 14,
      rule: 'change-items',
      reason: 'There is no area "which-area" in src/data/facts/areas.yml.',
      fix: `write one of ${areas}.`,
    });
    const rules = findings.map(({ rule }) => rule);
    expect(findings.filter(({ reason }) => reason.startsWith('There is no area'))).toHaveLength(9);
    expect(findings).toContainEqual(expect.objectContaining({ rule: 'change-items', line: 8 }));
    expect(rules).toEqual(expect.arrayContaining(['front-matter', 'links']));
  } finally {
    rmSync(root, { recursive: true });
  }
});

test.each([
  [[], 'Usage: npm run new:release -- 0.73.0 [--date 2023-10-19]'],
  [['0.73.0', '0.74.0'], 'Usage: npm run new:release -- 0.73.0 [--date 2023-10-19]'],
  [['0.73.0', '--day', '2023-10-19'], "Unknown option '--day'"],
  [['0.28.0'], 'Release 0.28.0 of 18 January 2022 exists.'],
])('%j is refused', (args, words) => {
  expect(newRelease(args, today, posts)).toMatchObject({ refusal: expect.stringContaining(words) });
});
