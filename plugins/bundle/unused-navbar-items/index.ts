import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { itemComponents, navbarItemTypes } from './navbarItems';

/** Package → what stands for it in the browser (`client/`). */
const packages = {
  'hoist-non-react-statics': 'hoistStatics',
  nprogress: 'progressBar',
  'path-to-regexp': 'literalPath',
  'react-helmet-async': 'helmet',
  tslib: 'tslib',
};

/**
 * Replaces code that comes to every page and of which this site needs next to nothing, 15 KB of script: parts of
 * packages, and the components of those types of navbar items that the configuration does not use.
 *
 * @throws Error when a route has a parameter, which `literalPath` does not know
 */
export default function slimCode({ siteConfig }: LoadContext): Plugin {
  const client = (name: string) => path.join(__dirname, 'client', name);
  const used = navbarItemTypes(siteConfig.themeConfig);
  const unused = Object.entries(itemComponents).filter(([type]) => !used.has(type) && type !== 'search');
  return {
    name: 'slim-code',
    configureWebpack(_config, isServer) {
      const alias = [
        ...Object.entries(packages).map(([name, file]) => [`${name}$`, client(file)]),
        ...unused.map(([, component]) => [`@theme/NavbarItem/${component}$`, client('nothing')]),
      ];
      return isServer
        ? {}
        : { mergeStrategy: { 'resolve.alias': 'prepend' }, resolve: { alias: Object.fromEntries(alias) } };
    },
    async postBuild({ routesPaths }) {
      const parametric = routesPaths.find((route) => /[:*?+()]/.test(route));
      if (parametric !== undefined) {
        throw new Error(
          `[slim code] The route ${parametric} is not literal. Fix: take "path-to-regexp" out of plugins/bundle/unused-navbar-items/index.ts.`,
        );
      }
    },
  };
}
