import { describe, expect, test } from 'vitest';
import sidebars from '../../sidebars';
import { newestRelease } from '../../src/config/release';
import type { SidebarItem } from '../../src/data/sidebar';
import { docRoutes, routes } from '../../src/data/siteRoutes';

function docIds(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => (item.type === 'doc' ? [item.id] : docIds(item.items)));
}

function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

describe('navigation', () => {
  test('the sidebar holds every documentation page once, in the order of the routes', () => {
    const ids = docIds(sidebars.tutorialSidebar as SidebarItem[]);
    console.log(`${ids.length} pages in the sidebar`);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids).toEqual(docRoutes.map(({ source }) => source.replace(/^docs\/|\.mdx$/g, '')));
  });

  test('the newest release is the one of the newest post', () => {
    const versions = routes.filter(({ kind }) => kind === 'blog').map(({ path }) => path.replace('/blog/', ''));
    console.log(`${versions.length} releases`);
    expect(versions.sort(compareVersions).at(-1)).toBe(newestRelease);
  });
});
