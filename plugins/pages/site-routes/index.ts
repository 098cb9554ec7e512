import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readPosts } from '../../../src/data/posts';
import { readRoutes, routesFile } from '../../../src/data/readRoutes';
import { projectFolder, type SiteRoute } from '../../../src/data/siteRoutes';
import { compareRoutes, routesMessage } from './compareRoutes';

const watched = ['docs/**/*.mdx', 'blog/*', 'src/pages/*.md', routesFile];

/**
 * Gives pages the part of the route list that they need, and fails the build when the routes that were
 * built are not exactly those that the list, the release notes and the tags ask for (specification, section 2).
 */
export default function siteRoutes(context: LoadContext): Plugin {
  const { baseUrl } = context.siteConfig;
  let routes: readonly SiteRoute[] = [];
  return {
    name: 'site-routes',
    // What a plugin reloads when a file is saved is read again, so that lists show a new title immediately.
    getPathsToWatch: () => watched.map((files) => path.join(projectFolder, files)),
    async contentLoaded({ actions }) {
      routes = readRoutes(projectFolder);
      const pages = routes.filter(({ kind }) => kind === 'blog-list' || kind === 'blog-tag' || kind === 'standalone');
      await actions.createData(
        'pages.json',
        JSON.stringify(Object.fromEntries(pages.map(({ path, title, description }) => [path, { title, description }]))),
      );
      await actions.createData(
        'reading-order.json',
        JSON.stringify(
          routes
            .filter(({ kind }) => kind === 'doc')
            .map(({ path, title, description, section }) => ({ path, title, description, section })),
        ),
      );
      await actions.createData('newest-release.json', JSON.stringify(readPosts(projectFolder)[0]?.version));
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
      console.log(
        `[routes] ${built.length} routes built, ${difference.checked} checked against ${routesFile} and the release notes`,
      );
    },
  };
}
