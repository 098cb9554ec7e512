import { describe, expect, test } from 'vitest';
import sidebars from '../../sidebars';
import { newestRelease } from '../../src/config/release';
import type { SidebarItem } from '../../src/data/sidebar';
import { docRoutes, routes } from '../../src/data/siteRoutes';

function docIds(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => (item.type === 'doc' ? [item.id] : docIds(item.items)));
}

describe('navigation', () => {
  test('the sidebar holds every documentation page once, in the order of the routes', () => {
    const ids = docIds(sidebars.tutorialSidebar as SidebarItem[]);
    console.log(`${ids.length} pages in the sidebar`);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids).toEqual(docRoutes.map(({ source }) => source.replace(/^docs\/|\.mdx$/g, '')));
  });

  test('the newest release is the one of the newest post', () => {
    const posts = routes.filter(({ kind }) => kind === 'blog');
    console.log(`${posts.length} release notes`);
    // The file name of a post begins with its date.
    const [newest] = posts.sort((a, b) => b.source.localeCompare(a.source));
    expect(newest?.path).toBe(`/blog/${newestRelease}`);
  });
});
