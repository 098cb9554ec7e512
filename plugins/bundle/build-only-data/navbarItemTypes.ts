import type { ThemeConfig } from '@docusaurus/types';

type Item = { type?: string; items?: Item[] };

const typesOf = ({ type, items }: Item): string[] => [
  ...(type ? [type] : []),
  ...(items ? ['dropdown', ...items.flatMap(typesOf)] : []),
];

/** @returns the types of items that the navbar of a site uses; a plain link has none */
export function navbarItemTypes(themeConfig: ThemeConfig): Set<string> {
  const { items = [] } = (themeConfig['navbar'] ?? {}) as { items?: Item[] };
  return new Set(items.flatMap(typesOf));
}
