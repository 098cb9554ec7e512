import { describe, expect, test } from 'vitest';
import sidebars from '../../sidebars';
import type { SidebarItem } from '../../src/data/sidebar';
import { docRoutes } from '../../src/data/siteRoutes';

function docIds(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return [];
    return item.type === 'doc' ? [item.id] : docIds(item.items);
  });
}

const sidebar = sidebars.tutorialSidebar as SidebarItem[];

function itemsOf(...labels: string[]): readonly SidebarItem[] {
  return labels.reduce<readonly SidebarItem[]>((items, label) => {
    const found = items.find((item) => item.type === 'category' && item.label === label);
    return found?.type === 'category' ? found.items : [];
  }, sidebar);
}

const pagesOf = (items: readonly SidebarItem[]) => items.flatMap((item) => (item.type === 'doc' ? [item.id] : []));

describe('navigation', () => {
  test('the sidebar lists every documentation page once, in the order of the routes', () => {
    const ids = docIds(sidebar);
    console.log(`${ids.length} pages in the sidebar`);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids).toEqual(docRoutes.map(({ source }) => source.replace(/^docs\/|\.mdx$/g, '')));
  });

  test('elements are in the order in which an assistant needs them', () => {
    const order = ['skills', 'dialog_nodes', 'namereniya', 'sushnosti', 'slovari', 'peremennye', 'functions'];
    const found = pagesOf(itemsOf('Development', 'Assistant elements')).map((id) => id.split('/').at(-1) ?? '');
    expect(found.slice(0, order.length)).toEqual(order);
  });

  test('the pages of DL that readers open most are not inside a group', () => {
    const pages = pagesOf(itemsOf('DL language'));
    for (const page of [
      'about-DL',
      'special-designations/kvantors-in-rules',
      'special-designations/kvantors-in-answers',
    ]) {
      expect(pages).toContain(`syntax-DL/${page}`);
    }
  });

  test('the variables are one section, in open groups below a field that filters them', () => {
    const [first, ...groups] = itemsOf('DL variables');
    expect(first).toEqual({ type: 'html', value: 'Find a variable', className: 'dos-menu-filter' });
    expect(groups.map((group) => group.type === 'category' && !group.collapsible)).not.toContain(false);
    const sizes = groups.map((group) => docIds([group]).length);
    console.log(`${sizes.length} groups of ${sizes.join(', ')} variables`);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(48);
    expect(Math.max(...sizes)).toBeLessThan(15);
  });
});
