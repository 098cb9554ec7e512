import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { mustBeUsed } from '../../build/mustBeUsed';
import { cacheGroups, expectedGroups, mdxReact } from './cacheGroups';
import type { ChunkMap } from './chunkMap';
import { readChunkMap } from './chunkMap';
import { type PageScripts, pageScriptsFile } from './client/pageScripts';
import type { ChunkNames } from './client/pageTable';
import { mustMakeChunks } from './mustMakeChunks';
import { keepNamesOut } from './pageScripts';
import { namesIn, pageTables } from './pageTables';
import { writeIntoPages } from './writeIntoPages';

const nothing = path.join(__dirname, '..', 'nothing.ts');

const tables = ['routes', 'registry', 'routesChunkNames'] as const;

/** The Docusaurus plugin that puts the names of all chunks into the first script, for prefetching pages. */
const isNameTable = (plugin: unknown) => plugin?.constructor.name === 'ChunkAssetPlugin';

/**
 * Keeps the route table off the pages. Docusaurus puts all routes, all names of chunks and all files into the script
 * of every page: 13 KB with 205 routes, and more with each page. Here, a page contains its own route as JSON, and the
 * table is fetched when the page is idle, on the first interaction, or on navigation (`client/pagesAhead.ts`).
 *
 * The live server (`npm start`) is not affected.
 *
 * @throws Error when the format of the generated tables has changed
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
        // The build renders the pages with the generated tables and fetches nothing.
        return { resolve: { alias: { [`${pagesAhead}$`]: nothing } } };
      }
      if (!plugins.some(isNameTable)) {
        throw new Error(
          '[page-routes] Docusaurus no longer has a plugin "ChunkAssetPlugin". Fix: see what replaced it, and keep the names of chunks out of the first script.',
        );
      }
      const expected = expectedGroups(readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8'));
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
          mustMakeChunks(expected),
          readChunkMap((map) => (chunkMap = map)),
          keepNamesOut(ofRoutes, (scripts) => (pageScripts = scripts)),
        ],
      };
    },
    async postBuild({ routes, outDir, baseUrl }) {
      const pages = pageTables(routes, chunkNames(), chunkMap, baseUrl);
      await writeIntoPages(outDir, pages, baseUrl);
      await writeFile(path.join(outDir, pageScriptsFile), JSON.stringify(pageScripts));
      console.log(`[page routes] ${pages.size} pages carry their own route`);
    },
  };
}
