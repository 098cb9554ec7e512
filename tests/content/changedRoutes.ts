import { readPosts } from '../../src/data/posts';
import { releaseLists } from '../../src/data/releaseLists';
import type { SiteRoute } from '../../src/data/route';

const recordedFile = 'tests/content/recordedRoutes.json';

/** What readers, search engines and other sites know of a page. */
export type Recorded = Pick<SiteRoute, 'path' | 'title' | 'description'>;

/**
 * Compares the routes of the site with those that were recorded. Pages and release notes may be added; the lists of
 * release notes then have other numbers, so they are derived again from the recorded release notes only.
 *
 * @param recorded routes that must stay as they are
 * @param routes all routes of the site
 * @returns one message for each route that is missing or has changed
 */
export function changedRoutes(recorded: readonly Recorded[], routes: readonly SiteRoute[]): string[] {
  const paths = new Set(recorded.map(({ path }) => path));
  const posts = readPosts('.').filter(({ version }) => paths.has(`/blog/${version}`));
  const tags = routes.flatMap(({ path }) => /^\/blog\/tags\/([^/]+)$/.exec(path)?.slice(1) ?? []);
  const lists = new Map(releaseLists(posts, tags).map((route) => [route.path, route]));
  const now = new Map(routes.map((route) => [route.path, route]));
  return recorded.flatMap(({ path, title, description }) => {
    const route = now.get(path);
    if (route === undefined) {
      return [`${path} is gone. Fix: bring the page back; bookmarks and other sites lead to it.`];
    }
    const meant = `undo the change of ${route.source}; if it is meant, write it into ${recordedFile} too.`;
    const described = lists.get(path)?.description ?? route.description;
    return [
      ...(route.title === title ? [] : [`${path}: the title was "${title}" and is "${route.title}". Fix: ${meant}`]),
      ...(described === description
        ? []
        : [`${path}: the description was "${description}" and is "${described}". Fix: ${meant}`]),
    ];
  });
}
