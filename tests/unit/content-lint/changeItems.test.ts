import { expect, test } from 'vitest';
import { changeItems } from '../../../plugins/lint/rules/change-items';
import { readSite } from '../../../plugins/lint/site';
import { type Edit, fixtureFolder } from '../../guards/fixtureFolder';

const post = 'blog/2022-10-04-0.46.0.mdx';
const siteWith = (...edits: Edit[]) => readSite(fixtureFolder('guards/text/releases.txtar', edits));

const site = siteWith([post, '+never-used', 'never-used']);

test.each(['\n', '\r\n'])('a feature that nothing introduces is found, with %j at the ends of lines', (end) => {
  const read = (file: string) => site.read(file)?.replaceAll('\n', end);
  expect(changeItems.checkSite?.({ ...site, read }).faults).toMatchObject([
    { file: 'src/data/facts/features.yml', line: 3, reason: 'No item of a release note introduces "never-used".' },
  ]);
});

test('an item that cannot be read may be the one that introduces it', () => {
  const other = siteWith([post, '+never-used', 'never-used'], [post, '"analytics"', '"analytic"']);
  expect(changeItems.checkSite?.(other).faults).toEqual([]);
});
