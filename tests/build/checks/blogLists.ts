import type { GuardReport } from '../../guards/guard';
import type { BuiltPage, BuiltSite } from '../../helpers/builtSite';

// Specification, sections 1 and 9.
const postsPerPage = 10;
const pagesPerList = 5;
const lists = ['/blog', '/blog/tags/dialogos', '/blog/tags/release-notes'];
const archive = '/blog/archive';

function linksIn({ baseUrl }: BuiltSite, { $ }: BuiltPage, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((node) => `/${($(node).attr('href') ?? '').slice(baseUrl.length)}`);
}

function difference(what: string, expected: readonly string[], found: readonly string[]): string[] {
  const text = (paths: readonly string[]) =>
    paths.length > 0 ? `${paths.length} (${paths[0]} to ${paths.at(-1)})` : '0';
  return expected.join() === found.join()
    ? []
    : [`${what} shows ${text(found)} posts, not ${text(expected)} in this order.`];
}

/**
 * "Blog: 5 list pages; each tag list has 5 pages; 10 posts per page", "the blog sidebar lists all posts", both
 * newest first, and the archive names every post.
 */
export function blogLists(site: BuiltSite): GuardReport {
  const posts = site.routes
    .filter(({ kind }) => kind === 'blog')
    .sort((a, b) => b.source.localeCompare(a.source))
    .map(({ path }) => path);
  const faults: string[] = [];
  let checked = 0;

  for (const page of site.pages.filter(({ route }) => route?.kind.startsWith('blog'))) {
    checked += 1;
    faults.push(
      ...(page.path === archive
        ? difference(`The archive ${archive}`, posts, linksIn(site, page, 'main li a'))
        : difference(`The blog sidebar of ${page.path}`, posts, linksIn(site, page, 'aside nav a'))),
    );
  }

  for (const list of lists) {
    const addresses = [list, ...Array.from({ length: pagesPerList - 1 }, (_, index) => `${list}/page/${index + 2}`)];
    const pages = site.pages.filter(({ path }) => addresses.includes(path) || path.startsWith(`${list}/page/`));
    for (const page of pages) {
      const first = addresses.indexOf(page.path) * postsPerPage;
      const shown = linksIn(site, page, 'main article header h2 a');
      checked += 1;
      faults.push(...difference(`The list ${page.path}`, posts.slice(first, first + postsPerPage), shown));
    }
    if (pages.length !== pagesPerList) {
      faults.push(
        `${list} has ${pages.length} list pages, not ${pagesPerList}. Correct postsPerPage in src/config/content.ts.`,
      );
    }
  }
  return { checked, unit: 'lists of posts', faults };
}
