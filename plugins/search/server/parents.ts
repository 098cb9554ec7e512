import type { LoadedVersion } from '@docusaurus/plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/**
 * @param version a version of the documentation
 * @param most how many categories are kept, the nearest ones
 * @returns id of a document → labels of the categories above it in the sidebar, outermost first
 */
export function parentCategories(version: Pick<LoadedVersion, 'sidebars'>, most: number): Map<string, string[]> {
  const parents = new Map<string, string[]>();
  const add = (id: string, labels: string[]) => {
    if (!parents.has(id)) parents.set(id, most > 0 ? labels.slice(-most) : []);
  };
  const walk = (items: readonly SidebarItem[], labels: string[]): void => {
    for (const item of items) {
      if (item.type === 'doc' || item.type === 'ref') {
        add(item.id, labels);
      } else if (item.type === 'category') {
        if (item.link?.type === 'doc') add(item.link.id, labels);
        walk(item.items, [...labels, item.label]);
      }
    }
  };
  for (const items of Object.values(version.sidebars)) {
    walk(items, []);
  }
  return parents;
}
