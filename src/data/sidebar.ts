import { existsSync } from 'node:fs';
import path from 'node:path';
import { filterClass } from './menuFilter';
import { docRoutes, projectFolder } from './siteRoutes';

type SidebarDoc = { type: 'doc'; id: string; label?: string };
type SidebarCategory = {
  type: 'category';
  label: string;
  collapsible: boolean;
  collapsed: boolean;
  items: SidebarItem[];
};
/** `src/theme/DocSidebarItem/Html` makes a field of it, which has the text as its label. */
type SidebarFilter = { type: 'html'; value: string; className: typeof filterClass };
export type SidebarItem = SidebarDoc | SidebarCategory | SidebarFilter;

/**
 * Sections with so many pages that readers search for one by its name. Their groups are always open, because closed
 * ones have nothing to filter.
 */
const filtered: Readonly<Record<string, string>> = { 'DL variables': 'Find a variable' };

function docId(source: string): string {
  return source.replace(/^docs\//, '').replace(/\.mdx$/, '');
}

function newCategory(label: string, collapsible: boolean): SidebarCategory {
  const filter = filtered[label];
  const items: SidebarItem[] = filter === undefined ? [] : [{ type: 'html', value: filter, className: filterClass }];
  return { type: 'category', label, collapsible, collapsed: collapsible, items };
}

function categoryAt(items: SidebarItem[], labels: string[], collapsible = true): SidebarItem[] {
  const [label, ...inner] = labels;
  if (label === undefined) {
    return items;
  }
  const last = items.at(-1);
  if (last?.type === 'category' && last.label === label) {
    return categoryAt(last.items, inner, !(label in filtered));
  }
  const added = newCategory(label, collapsible);
  items.push(added);
  return categoryAt(added.items, inner, !(label in filtered));
}

/**
 * The one sidebar of the documentation, in the order of the route list. A section `A / B` becomes category B inside
 * category A; the first section starts open. A section in `filtered` has a field above its groups.
 */
export function buildSidebar(): SidebarItem[] {
  const items: SidebarItem[] = [];
  // A text that is not there is named by the content lint, and the live server shows the others meanwhile.
  for (const route of docRoutes.filter(({ source }) => existsSync(path.join(projectFolder, source)))) {
    const [section = '', ...groups] = route.section.split(' / ');
    // Where a reader looks for a name, the word that all of them share is in the way.
    const label = section in filtered ? { label: route.title.replace(/ variable$/, '') } : {};
    categoryAt(items, [section, ...groups]).push({ type: 'doc', id: docId(route.source), ...label });
  }
  const first = items[0];
  if (first?.type === 'category') {
    first.collapsed = false;
  }
  return items;
}
