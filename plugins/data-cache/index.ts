import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readRoutes } from '../../src/data/readRoutes';

/** The part of the bundler's settings that its types do not know: the cache that lasts from build to build. */
type WithCache = { experiments?: { cache?: { version?: string } } };

/** @returns a value that changes with every change of a file below the folder */
export function fingerprintOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = path.join(folder, name);
    if (statSync(file).isFile()) {
      hash.update(name).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Titles of pages, which other pages show; they stand in the front matter of texts that the bundler does not connect with these. */
const titlesOf = (siteDir: string): string =>
  createHash('sha256')
    .update(JSON.stringify(readRoutes(siteDir).map(({ path: address, title }) => [address, title])))
    .digest('hex')
    .slice(0, 16);

/** Pages take facts and the rules of Pip from the one, badges and lists of changes from the other. */
const read = ['src/data', 'blog'];

/**
 * Makes the pages anew when data or the address of the site change. Texts are compiled with facts, rules and release
 * notes, which are read from disk, and style sheets with the address of their fonts; the cache of the bundler knows
 * nothing of these, and a page would keep what was true before.
 */
export default function dataCache({ siteDir, siteConfig: { url, baseUrl } }: LoadContext): Plugin {
  return {
    name: 'data-cache',
    configureWebpack(config) {
      const version = (config as WithCache).experiments?.cache?.version;
      const changed: WithCache = {
        experiments: {
          cache: {
            version: [
              version,
              ...read.map((folder) => fingerprintOf(path.join(siteDir, folder))),
              titlesOf(siteDir),
              url + baseUrl,
            ].join('-'),
          },
        },
      };
      return version === undefined ? {} : (changed as object);
    },
  };
}
