import { describe, expect, test } from 'vitest';
import { loadReleases } from '../../../plugins/texts/releases/loadReleases';
import remarkReleaseItems, { releaseItems } from '../../../plugins/transforms/remark/remarkReleaseItems';
import { runText } from '../elements/runText';

const post = 'blog/2023-09-05-0.70.0.mdx';

async function listIn(text: string, file = post): Promise<unknown> {
  const { tree, faults } = await runText(text, file, [[remarkReleaseItems, { baseUrl: '/docs/' }]]);
  expect(faults).toEqual([]);
  return tree.children.at(-1)?.data?.hProperties?.['html'];
}

describe('what a release has changed, on the list pages', () => {
  test('each item is a line with its kind and one link below the base URL, in the order of the post', async () => {
    const html = String(await listIn('The introduction.'));
    expect(html).toContain('<ul aria-label="Changes in 0.70.0"><li><span class="dos-kind" data-kind="breaking">');
    expect(html).toContain(
      '<span class="dos-kind" data-kind="fixed">Fixed</span> <a href="/docs/blog/0.70.0#report-loyalty">Fixed an issue where User loyalty counted a person twice',
    );
    expect([...html.matchAll(/data-kind="([^"]+)"/g)].map(([, kind]) => kind)).toEqual([
      'breaking',
      'breaking',
      'new',
      'fixed',
      'fixed',
    ]);
  });

  test('a whole post, which shows its items itself, and a text of another site have no list', async () => {
    expect(await listIn('- <Change area="apis" features="webhook-check" /> An item.')).toBeUndefined();
    expect(await listIn('The introduction.', 'blog/2023-09-05-0.70.1.mdx')).toBeUndefined();
    expect(await listIn('The introduction.', 'tests/fixtures/sites/search/blog/first.mdx')).toBeUndefined();
  });

  test('no line has a link inside its link, a paragraph or an example', () => {
    const releases = loadReleases();
    const lines = releases.flatMap((release) => releaseItems(release, '/').split('<li>').slice(1));
    console.log(`${releases.length} releases, ${lines.length} lines`);
    expect(lines).toHaveLength(releases.flatMap(({ items }) => items).length);
    for (const line of lines) {
      expect(line.match(/<a /g), line).toHaveLength(1);
      expect(line).not.toMatch(/<p>|<pre>/);
    }
  });
});
