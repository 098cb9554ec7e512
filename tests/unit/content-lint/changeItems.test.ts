import { expect, test } from 'vitest';
import { changeItems } from '../../../plugins/lint/rules/change-items';
import { readSite } from '../../../plugins/lint/site';
import { fixtureFolder } from '../../guards/fixtureFolder';

const site = readSite(
  fixtureFolder('guards/text/change-items.txtar', [['blog/2022-10-04-0.46.0.mdx', '+never-used', 'never-used']]),
);

test.each(['\n', '\r\n'])('a feature that nothing introduces is found, with %j at the ends of lines', (end) => {
  const read = (file: string) => site.read(file)?.replaceAll('\n', end);
  expect(changeItems.checkSite?.({ ...site, read }).faults).toMatchObject([
    { file: 'src/data/facts/features.yml', line: 3, reason: 'No item of a release note introduces "never-used".' },
  ]);
});
