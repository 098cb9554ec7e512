import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { mustBeUsed } from '../mustBeUsed';
import { itemComponents, navbarItemTypes } from './navbarItems';

/**
 * Leaves the components of those types of navbar items that the configuration does not use out of the browser's script.
 *
 * @throws Error when the theme asks for none of them any more
 */
export default function unusedNavbarItems({ siteConfig }: LoadContext): Plugin {
  const used = navbarItemTypes(siteConfig.themeConfig);
  const unused = Object.entries(itemComponents).filter(([type]) => !used.has(type) && type !== 'search');
  // The query makes each its own module, so that each can be found in the bundle.
  const replaced = unused.map(
    ([, component]) =>
      [`@theme/NavbarItem/${component}`, `${path.join(__dirname, '..', 'nothing.ts')}?${component}`] as const,
  );
  return {
    name: 'unused-navbar-items',
    configureWebpack(_config, isServer) {
      return isServer || replaced.length === 0
        ? {}
        : {
            mergeStrategy: { 'resolve.alias': 'prepend' },
            resolve: { alias: Object.fromEntries(replaced.map(([request, file]) => [`${request}$`, file])) },
            plugins: [mustBeUsed('unused-navbar-items', Object.fromEntries(replaced))],
          };
    },
  };
}
