import type { ThemeConfig } from '@docusaurus/types';

/** Type of an item of the navbar → the component that shows it (https://docusaurus.io/docs/api/themes/configuration#navbar-items). */
export const itemComponents: Readonly<Record<string, string>> = {
  doc: 'DocNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
  dropdown: 'DropdownNavbarItem',
  html: 'HtmlNavbarItem',
  localeDropdown: 'LocaleDropdownNavbarItem',
  search: 'SearchNavbarItem',
};

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
