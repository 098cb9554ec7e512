import { loadFacts } from '../../../src/data/facts';
import { type FactFile, type Facts, schemas } from '../../../src/data/schema';
import type { FileLike } from '../fault';

/** What a text was made with besides its own words: files below the folder of the site, and digests (`digests.ts`). */
export type Source = `src/data/${string}` | `digest:${string}`;

/** @returns the digest of what the release notes say of the page that a text is the source of */
export const changesDigest = (source: string): Source => `digest:changes/${source.replaceAll('/', '+')}.json`;

/** Starts the statement of a compiled text that names its sources. */
export const mark = 'text-sources:';

declare module 'vfile' {
  interface DataMap {
    sources?: Set<Source>;
  }
}

/**
 * A transformer calls it for all that it reads from disk, so that the text is compiled again when that changes.
 *
 * @param file the text; a path, as the lint has it, remembers nothing
 */
export function readFrom(file: FileLike, ...sources: Source[]): void {
  if (typeof file === 'object' && 'data' in file) {
    const data = file.data as { sources?: Set<Source> };
    data.sources ??= new Set();
    for (const source of sources) data.sources.add(source);
  }
}

/** The source of the facts of one name: its file, and the titles of pages, as a fact may be a link to one. */
const sourcesOf = (name: FactFile): Source[] => [`src/data/facts/${name}.yml`, 'digest:titles.json'];

/**
 * @param file the text that facts are put into
 * @returns the facts of the product, which record which of them the text uses
 * @throws Error with all errors of all files
 */
export function factsFor(file: FileLike): Facts {
  return new Proxy(loadFacts(), {
    get(target, name: FactFile) {
      if (Object.hasOwn(schemas, name)) {
        readFrom(file, ...sourcesOf(name));
      }
      return target[name];
    },
  });
}
