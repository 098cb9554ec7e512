import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { simpleHash } from '@docusaurus/utils';
import { changePage } from '../../build/built-page/changePage';
import { mustBeUsed } from '../../build/mustBeUsed';
import type { ChunkMap } from './chunkMap';
import { readChunkMap } from './chunkMap';
import { type PageScripts, pageScriptsFile } from './client/pageScripts';
import type { ChunkNames } from './client/pageTable';
import { mustMakeChunks } from './mustMakeChunks';
import { keepNamesOut } from './pageScripts';
import { namesIn, pageTables } from './pageTables';
import { writeIntoPage } from './writeIntoPage';

const nothing = path.join(__dirname, '..', 'nothing.ts');

const tables = ['routes', 'registry', 'routesChunkNames'] as const;

/** The plugin of Docusaurus that puts the names of all chunks into the first script, for fetching pages ahead. */
const isNameTable = (plugin: unknown) => plugin?.constructor.name === 'ChunkAssetPlugin';

type NamedChunk = { name?: string | null | undefined };

/** One file for components that are always shown together: it is compressed better than several. */
function oneFile(name: string, components: string[]) {
  // Docusaurus names the chunk of a component by this hash.
  const chunkNames = new Set(components.map((component) => simpleHash(component, 8)));
  return { name, chunks: (chunk: NamedChunk) => chunkNames.has(chunk.name ?? ''), enforce: true, priority: 45 };
}

const mdxReact = '@mdx-js/react';

/** Without its own file it is in that of every text, ten times on a list of posts. */
const mdx = { name: 'mdx', test: /[\\/]@mdx-js[\\/]react[\\/]/, chunks: 'async', enforce: true, priority: 45 } as const;

const shownTogether = {
  docs: ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'],
  post: ['@theme/BlogPostPage'],
  posts: ['@theme/BlogListPage', '@theme/BlogTagsPostsPage'],
};

const cacheGroups = {
  mdx,
  ...Object.fromEntries(Object.entries(shownTogether).map(([name, components]) => [name, oneFile(name, components)])),
};

/**
 * Keeps the route table off the pages. Docusaurus puts all routes, all names of chunks and all files into the script
 * of every page: 13 KB with 205 routes, and more with each page. Here a page contains its own route as JSON, and the
 * table is fetched when the page is idle, or when the reader first moves or chooses a page (`client/pagesAhead.ts`).
 *
 * In the live server (`npm start`) nothing is changed.
 *
 * @throws Error when the tables of a new version of Docusaurus have another form
 */
export default function pageRoutes({ generatedFilesDir }: LoadContext): Plugin {
  const client = (name: string) => path.join(__dirname, 'client', name);
  const pagesAhead = client('pagesAhead.ts');
  const chunkNames = (): Record<string, ChunkNames> =>
    JSON.parse(readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'));
  let chunkMap: ChunkMap = new Map();
  let pageScripts: PageScripts = { site: [], texts: {} };
  return {
    name: 'page-routes',
    getClientModules: () => (process.env['NODE_ENV'] === 'production' ? [pagesAhead] : []),
    configureWebpack({ plugins = [] }, isServer) {
      if (process.env['NODE_ENV'] !== 'production') {
        return {};
      }
      if (isServer) {
        // The pages are rendered with the generated tables; nothing is fetched there.
        return { resolve: { alias: { [`${pagesAhead}$`]: nothing } } };
      }
      if (!plugins.some(isNameTable)) {
        throw new Error(
          '[page-routes] Docusaurus no longer has a plugin "ChunkAssetPlugin". Fix: see what replaced it, and keep the names of chunks out of the first script.',
        );
      }
      const registry = readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8');
      // A site without a blog has none of the components for posts.
      const expected = Object.entries(shownTogether).filter(([, components]) =>
        components.some((component) => registry.includes(`"${component}"`)),
      );
      const replaced = tables.map((name) => [`@generated/${name}`, client(`${name}.ts`)] as const);
      const ofRoutes = new Set(Object.values(chunkNames()).flatMap(namesIn));
      const own = replaced.map(([request, file]) => [`${request}$`, file]);
      const generated = tables.map((name) => [`@all-routes/${name}$`, path.join(generatedFilesDir, name)]);
      return {
        // The first alias that matches is used, and `@generated` would match too.
        mergeStrategy: { 'resolve.alias': 'prepend', plugins: 'replace' },
        resolve: { alias: Object.fromEntries([...own, ...generated]) },
        output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
        optimization: { splitChunks: { cacheGroups } },
        plugins: [
          ...plugins.filter((plugin) => !isNameTable(plugin)),
          mustBeUsed('bundle/page-routes', { ...Object.fromEntries(replaced), [mdxReact]: `/${mdxReact}/` }),
          mustMakeChunks(expected.map(([name]) => name)),
          readChunkMap((map) => (chunkMap = map)),
          keepNamesOut(ofRoutes, (scripts) => (pageScripts = scripts)),
        ],
      };
    },
    async postBuild({ routes, outDir, baseUrl }) {
      const pages = pageTables(routes, chunkNames(), chunkMap, baseUrl);
      for (const [route, parts] of pages) {
        const file = path.join(outDir, route.slice(baseUrl.length), 'index.html');
        changePage(file, (html) => writeIntoPage(html, parts, baseUrl));
      }
      if (pages.size === 0) {
        throw new Error('[page routes] No page carries its own route. Fix: plugins/bundle/page-routes.');
      }
      await writeFile(path.join(outDir, pageScriptsFile), JSON.stringify(pageScripts));
      console.log(`[page routes] ${pages.size} pages carry their own route`);
    },
  };
}
