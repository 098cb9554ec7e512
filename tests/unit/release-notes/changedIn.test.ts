import { describe, expect, test } from 'vitest';
import { changesOf } from '../../../plugins/texts/releases/changesOf';
import { loadReleases } from '../../../plugins/texts/releases/loadReleases';
import remarkChangedIn, { changesHtml } from '../../../plugins/transforms/remark/remarkChangedIn';
import { docRoutes } from '../../../src/data/siteRoutes';
import { compareVersions } from '../../../src/data/versions';
import { runText } from '../elements/runText';

const releases = loadReleases().filter(({ version }) => compareVersions(version, '0.72.0') <= 0);
const changesFor = (page: string) => changesOf(releases, page);

async function htmlAtEnd(file: string): Promise<unknown> {
  const { tree } = await runText('Text.', file, [[remarkChangedIn, { baseUrl: '/docs/' }]]);
  return tree.children.at(1)?.data?.hProperties?.['html'];
}

describe('what changed in a page', () => {
  test('are the items about its features and those that lead to it, newest first, without known issues', () => {
    const changes = changesFor('/development/goto').map(({ item }) => item.route);
    expect(changes).toEqual([
      '/blog/0.72.0#training',
      '/blog/0.55.0#goto-return',
      '/blog/0.51.0#publication-2',
      '/blog/0.42.0#goto-end',
      '/blog/0.33.0#goto',
    ]);
    expect(changesFor('/development/branches').map(({ item }) => item.kind)).not.toContain('known-issues');
  });

  test('an item about a feature with several pages is on the one that it links to', () => {
    const page = (name: string) => `/syntax-DL/functions-DL/${name}-functions`;
    const listed = (links: string[]) => {
      const [release] = releases;
      const [item] = release?.items ?? [];
      if (release === undefined || item === undefined) throw new Error('There is no item.');
      const items = [{ ...item, features: [{ id: 'dl-functions', isIntroduced: false }], links }];
      return ['text', 'number'].filter((name) => changesOf([{ ...release, items }], page(name)).length > 0);
    };
    expect(listed([page('number')])).toEqual(['number']);
    expect(listed([page('number'), page('text')])).toEqual(['text', 'number']);
    expect(listed([])).toEqual(['text']);
  });

  test('more than five have a fold', () => {
    const changes = changesFor('/development/newsletters');
    const html = changesHtml(changes, '/');
    const [shown = '', folded = ''] = html.split('<details>');
    expect(shown.match(/<li>/g)).toHaveLength(5);
    expect(folded).toContain(`<summary>${changes.length - 5} older changes</summary>`);
    expect(folded.match(/<li>/g)).toHaveLength(changes.length - 5);
    expect(changesHtml(changes.slice(0, 6), '/')).toContain('<summary>1 older change</summary>');
    expect(changesHtml(changes.slice(0, 5), '/')).not.toContain('<details>');
  });

  test('each is a line with release, date, kind and words, and one link below the base URL', async () => {
    const html = await htmlAtEnd('docs/analitika/otchety/profanity.mdx');
    expect(html).toContain(
      '<li><span class="dos-changes-release"><a href="/docs/blog/0.55.0#report-profanity">0.55.0</a> <time datetime="2023-02-14">14 February 2023</time></span> <span><b>new:</b> The Profanity report counts requests with profanity, and the global answer &quot;Profanity&quot;, which is off by default, replies to them. Both are based on the dictionary <code translate="no">profanity</code>.',
    );
  });

  test('a fixed item has no kind, because its words begin with it', () => {
    const changes = changesFor('/analitika/otchety/users-loyalty').filter(({ item }) => item.kind === 'fixed');
    expect(changes.length).toBeGreaterThan(0);
    const html = changesHtml(changes, '/');
    expect(html).toContain('<span>Fixed an issue where User loyalty ');
    expect(html).not.toContain('<b>');
  });

  test('the start page, a page without changes and a text of another site have no list', async () => {
    expect(await htmlAtEnd('docs/intro.mdx')).toBeUndefined();
    expect(await htmlAtEnd('docs/about/support.mdx')).toBeUndefined();
    expect(await htmlAtEnd('docs/x.mdx')).toBeUndefined();
  });

  test('most pages have a list', () => {
    const pages = docRoutes.filter(({ path }) => changesFor(path).length > 0);
    const lines = pages.reduce((sum, { path }) => sum + changesFor(path).length, 0);
    console.log(`${pages.length} of ${docRoutes.length} pages have ${lines} changes`);
    expect(pages.length).toBeGreaterThan(0);
  });
});
