import type { LoadContext, Plugin } from '@docusaurus/types';
import { docRoutes, routes } from '../../src/data/siteRoutes';
import { compareRoutes, routesMessage } from './compareRoutes';

/**
 * Gives pages the part of the route list that they need, and fails the build when the routes that were
 * built are not exactly those of `src/data/routes.json` (specification, section 2).
 */
export default function siteRoutes(context: LoadContext): Plugin {
  const { baseUrl } = context.siteConfig;
  return {
    name: 'site-routes',
    async contentLoaded({ actions }) {
      const pages = routes.filter(({ kind }) => kind === 'blog-list' || kind === 'blog-tag' || kind === 'standalone');
      await actions.createData(
        'pages.json',
        JSON.stringify(Object.fromEntries(pages.map(({ path, title, description }) => [path, { title, description }]))),
      );
      await actions.createData(
        'reading-order.json',
        JSON.stringify(
          docRoutes.map(({ path, title, description, section }) => ({ path, title, description, section })),
        ),
      );
      // A reader who mistyped an address does not look for the fourth page of a list.
      const targets = routes.filter(({ path }) => !/\/page\/\d+$/.test(path));
      await actions.createData('titles.json', JSON.stringify(targets.map(({ path, title }) => ({ path, title }))));
    },
    async postBuild({ routesPaths }) {
      const built = routesPaths.map((path) => `/${path.slice(baseUrl.length)}`).filter((path) => path !== '/404.html');
      const difference = compareRoutes(
        routes.map(({ path }) => path),
        built,
      );
      const message = routesMessage(difference);
      if (message) {
        throw new Error(message);
      }
      console.log(`[routes] ${built.length} routes built, ${difference.checked} checked against src/data/routes.json`);
    },
  };
}
