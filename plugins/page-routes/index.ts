import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { simpleHash } from '@docusaurus/utils';
import type { ChunkMap } from './chunkMap';
import { readChunkMap } from './chunkMap';
import { pageTables } from './pageTables';
import { writeIntoPage } from './writeIntoPage';

const tables = ['routes', 'registry', 'routesChunkNames'] as const;

/** The plugin of Docusaurus that puts the names of all chunks into the first script, for fetching pages ahead. */
const isNameTable = (plugin: unknown) => plugin?.constructor.name === 'ChunkAssetPlugin';

/**
 * A file name with the hash of its own content stands in a table in the first script of every page. With the hash of
 * the whole build the script can put the name together itself.
 */
const chunkFilename = 'assets/js/[id].[fullhash:8].js';

/** The frames around a document, each a chunk of Docusaurus, which names it by this hash. */
const frames = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'];
const framesOfDocs = new Set(frames.map((component) => simpleHash(component, 8)));

/** Every document needs all frames, and one file is compressed better than seven. */
const cacheGroups = {
  docs: {
    name: 'docs',
    chunks: ({ name }: { name?: string | null | undefined }) => framesOfDocs.has(name ?? ''),
    enforce: true,
    priority: 45,
  },
};

/**
 * Keeps the route table off the pages. Docusaurus puts all routes, all names of chunks and all files into the script
 * of every page: 13 KB with 205 routes, and more with each page. Here a page carries its own route as JSON, and the
 * table is fetched when the reader points at a link or turns to another page.
 *
 * In the live server (`npm start`) nothing is changed.
 *
 * @throws Error when the tables of a new version of Docusaurus have another form
 */
export default function pageRoutes({ generatedFilesDir }: LoadContext): Plugin {
  const client = (name: string) => path.join(__dirname, 'client', name);
  let chunkMap: ChunkMap = new Map();
  return {
    name: 'page-routes',
    configureWebpack({ plugins = [] }, isServer) {
      if (isServer || process.env['NODE_ENV'] !== 'production') {
        return {};
      }
      const own = tables.map((name) => [`@generated/${name}$`, client(name)]);
      const generated = tables.map((name) => [`@all-routes/${name}$`, path.join(generatedFilesDir, name)]);
      return {
        // The first alias that fits is taken, and `@generated` fits too.
        mergeStrategy: { 'resolve.alias': 'prepend', plugins: 'replace' },
        resolve: { alias: Object.fromEntries([...own, ...generated]) },
        output: { chunkFilename },
        optimization: { splitChunks: { cacheGroups } },
        plugins: [...plugins.filter((plugin) => !isNameTable(plugin)), readChunkMap((map) => (chunkMap = map))],
      };
    },
    async postBuild({ routes, outDir, baseUrl }) {
      const names = JSON.parse(await readFile(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'));
      const pages = pageTables(routes, names, chunkMap, baseUrl);
      for (const [route, parts] of pages) {
        const file = path.join(outDir, route.slice(baseUrl.length), 'index.html');
        await writeFile(file, writeIntoPage(await readFile(file, 'utf8'), parts, baseUrl));
      }
      if (pages.size === 0) {
        throw new Error('[page routes] No page carries its own route. Fix: plugins/page-routes.');
      }
      console.log(`[page routes] ${pages.size} pages carry their own route`);
    },
  };
}
