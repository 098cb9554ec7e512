import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

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

/** Pages take facts and the rules of Pip from the one, badges and lists of changes from the other. */
const read = ['src/data', 'blog'];

/**
 * Makes the pages anew when data change. Texts are compiled with facts, rules and release notes, which are read from
 * disk; the cache of the bundler knows nothing of these files, and a page would keep what they said before.
 */
export default function dataCache({ siteDir }: LoadContext): Plugin {
  return {
    name: 'data-cache',
    configureWebpack(config) {
      const version = (config as WithCache).experiments?.cache?.version;
      const changed: WithCache = {
        experiments: {
          cache: { version: [version, ...read.map((folder) => fingerprintOf(path.join(siteDir, folder)))].join('-') },
        },
      };
      return version === undefined ? {} : (changed as object);
    },
  };
}
