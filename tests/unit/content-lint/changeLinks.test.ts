import { expect, test } from 'vitest';
import { changeLinks } from '../../../plugins/lint/rules/change-links';
import { readSite } from '../../../plugins/lint/site';
import { parseDocument } from '../../../plugins/texts/document';
import { fixtureFolder } from '../../guards/fixtureFolder';

const site = readSite(fixtureFolder('guards/text/releases.txtar'));

function faultsOf(link: string): number | undefined {
  const item = `<Change area="dl" features="dl-functions" /> \`Random\` is among the [functions](${link}).`;
  const text = `---\nslug: "0.66.0"\n---\n\nA line.\n\n## Fixed {#fixed}\n\n- ${item}\n`;
  return changeLinks.check?.(parseDocument('blog/2023-07-13-0.66.0.mdx', 'post', text), site)?.faults.length;
}

test.each([
  ['the main page', '/syntax-DL/functions-DL/text-functions', 0],
  ['a page of a part', '/syntax-DL/functions-DL/number-functions', 0],
  ['another page', '/development/goto', 1],
])('an item about a feature with several pages may link to %s', (_which, link, faults) => {
  expect(faultsOf(link)).toBe(faults);
});
