import type { RouteConfig } from '@docusaurus/types';
import type { ChunkMap } from './chunkMap';
import type { ChunkNames, PageRoute, PageTable } from './client/pageTable';

/** Properties of `RouteConfig` that Docusaurus does not pass to the router. */
type ToRouter = Omit<
  RouteConfig,
  'path' | 'component' | 'modules' | 'context' | 'routes' | 'priority' | 'metadata' | 'props' | 'plugin'
>;

function attributesOf(route: RouteConfig): ToRouter {
  const { path, component, modules, context, routes, priority, metadata, props, plugin, ...attributes } = route;
  return attributes;
}

/** @returns names of all chunks that a route needs */
export const namesIn = (chunks: PageRoute['chunks'][string]): string[] =>
  typeof chunks === 'string' ? [chunks] : Object.values(chunks).flatMap(namesIn);

/** The tables of this many pages have about 25 KB when compressed. Larger ones are fetched on the first interaction. */
const mostPagesAhead = 400;

/** What is written into the HTML of a page. */
export type PageParts = {
  table: PageTable;
  /** Scripts and styles of the page, as paths relative to the base URL. */
  scripts: string[];
  styles: string[];
};

function partsFor(chain: PageRoute[], chunkMap: ChunkMap): PageParts {
  const modules: PageTable['modules'] = {};
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const name of chain.flatMap(({ chunks }) => namesIn(chunks))) {
    const place = chunkMap.get(name);
    if (!place) {
      throw new Error(
        `[page routes] No file of the build contains "${name}", which ${chain.at(-1)?.path} needs. Fix: compare plugins/bundle/page-routes with this version of Docusaurus.`,
      );
    }
    modules[name] = [place.module, ...place.chunks.map(({ id }) => id)];
    for (const script of place.chunks.flatMap((chunk) => chunk.scripts)) scripts.add(script);
    for (const style of place.chunks.flatMap((chunk) => chunk.styles)) styles.add(style);
  }
  return { table: { chain, modules }, scripts: [...scripts], styles: [...styles] };
}

/**
 * @param routes tree of routes of the site
 * @param chunkNames generated `routesChunkNames.json`; its keys, `path-hash`, are in the order of the tree
 * @param chunkMap where the modules of the chunks are
 * @param home path of the start page
 * @returns path of a page → what its HTML must contain
 * @throws Error when the generated names do not match the tree, or a chunk is missing
 */
export function pageTables(
  routes: RouteConfig[],
  chunkNames: Record<string, ChunkNames>,
  chunkMap: ChunkMap,
  home: string,
): Map<string, PageParts> {
  const keys = Object.entries(chunkNames);
  const pages = new Map<string, PageParts>();
  const walk = (route: RouteConfig, parents: PageRoute[]): void => {
    const [key, chunks] = keys.shift() ?? ['', {}];
    if (!key.startsWith(`${route.path}-`)) {
      throw new Error(
        `[page routes] The generated chunk names have "${key}" where the route ${route.path} is expected. Fix: compare plugins/bundle/page-routes with this version of Docusaurus.`,
      );
    }
    const own = { path: route.path, hash: key.slice(route.path.length + 1), chunks, attributes: attributesOf(route) };
    const chain = [...parents, own];
    if (route.routes) {
      for (const inner of route.routes) walk(inner, chain);
    } else {
      pages.set(route.path, partsFor(chain, chunkMap));
    }
  };
  for (const route of routes) walk(route, []);
  for (const [path, { table }] of pages) {
    if (path !== home && pages.has(home)) table.home = home;
    if (pages.size <= mostPagesAhead) table.ahead = true;
  }
  return pages;
}
