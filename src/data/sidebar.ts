import { docRoutes } from './siteRoutes';

type SidebarDoc = { type: 'doc'; id: string };
type SidebarCategory = { type: 'category'; label: string; collapsed: boolean; items: SidebarItem[] };
export type SidebarItem = SidebarDoc | SidebarCategory;

function docId(source: string): string {
  return source.replace(/^docs\//, '').replace(/\.mdx$/, '');
}

function categoryAt(items: SidebarItem[], labels: string[]): SidebarItem[] {
  const [label, ...inner] = labels;
  if (label === undefined) {
    return items;
  }
  const last = items.at(-1);
  if (last?.type === 'category' && last.label === label) {
    return categoryAt(last.items, inner);
  }
  const added: SidebarCategory = { type: 'category', label, collapsed: true, items: [] };
  items.push(added);
  return categoryAt(added.items, inner);
}

/**
 * The one sidebar of the documentation, in the order of the route list.
 * A section `A / B` becomes category B inside category A; the first section starts open.
 */
export function buildSidebar(): SidebarItem[] {
  const items: SidebarItem[] = [];
  for (const route of docRoutes) {
    categoryAt(items, route.section.split(' / ')).push({ type: 'doc', id: docId(route.source) });
  }
  const first = items[0];
  if (first?.type === 'category') {
    first.collapsed = false;
  }
  return items;
}
