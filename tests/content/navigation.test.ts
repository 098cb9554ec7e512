import { describe, expect, test } from 'vitest';
import sidebars from '../../sidebars';
import type { SidebarItem } from '../../src/data/sidebar';
import { docRoutes } from '../../src/data/siteRoutes';

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
});
