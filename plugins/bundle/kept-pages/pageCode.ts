import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The code from which the pages of a site are rendered, as hashes. */
export type PageCode = {
  /** Hash of the code that any page may run. */
  shared: string;
  /** Module that belongs to routes, such as a text or a list of posts → hash of its file. */
  own: Record<string, string>;
};

/** @returns the folder, within that of all results, for pages with this shared code */
export const folderOfPages = (shared: string): string => path.join('pages', shared.slice(0, 16));

/** Name of the server bundle, and of the folder with the files that it loads. */
export const program = 'server.bundle.js';
const parts = 'assets/js';

/** `"1f3ac2b0": [() => import(…), "@site/docs/index.mdx", require.resolveWeak(…)]` */
const entry = /^ *("[^"]+"): \[.*, ("(?:[^"\\]|\\.)*"), require\.resolveWeak\(/gm;

/** @returns name of a chunk → the module in it that a route requests */
function modulesOf(registry: string): Map<string, string> {
  return new Map(
    [...registry.matchAll(entry)].map(([, chunk = '', name = '']) => [JSON.parse(chunk), JSON.parse(name)]),
  );
}

/**
 * Separates the code of single pages from the code of all pages. A module of a route that has a separate file is run
 * only by pages that report it; everything else counts as code of every page.
 *
 * @param folder with the bundle that renders pages
 * @param registry text of the generated file `registry.js`
 * @throws Error when no module of a route has a separate file
 */
export function pageCode(folder: string, registry: string): PageCode {
  const modules = modulesOf(registry);
  const shared = createHash('sha256');
  const own: Record<string, string> = {};
  const hashes = new Set<string>();
  for (const file of readdirSync(path.join(folder, parts)).sort()) {
    const text = readFileSync(path.join(folder, parts, file));
    const [chunk = '', hash = ''] = file.split('.');
    const name = modules.get(chunk);
    if (name === undefined) shared.update(text);
    else own[name] = createHash('sha256').update(text).digest('hex');
    hashes.add(hash);
  }
  // The bundle lists all files, and the list changes with any of them.
  const main = readFileSync(path.join(folder, program), 'utf8');
  shared.update(main.replace(/\b[0-9a-f]{8}\b/g, (word) => (hashes.has(word) ? '' : word)));
  if (Object.keys(own).length === 0) {
    throw new Error(
      `[kept-pages] None of the ${modules.size} modules of routes has a file of its own in ${parts}. Fix: compare registry.js and the files of the server with plugins/bundle/kept-pages/pageCode.ts.`,
    );
  }
  return { shared: shared.digest('hex'), own };
}
