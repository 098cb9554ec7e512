import { ownTable } from './ownTable';
import type { ChunkNames } from './pageTable';

/** The names of this page; `allTables` adds the others. */
export const knownChunkNames: Record<string, ChunkNames> = Object.fromEntries(
  ownTable.chain.map(({ path, hash, chunks }) => [`${path}-${hash}`, chunks]),
);

/**
 * Stands for `@generated/routesChunkNames`. A name is found in it but never listed: Docusaurus lists names to fetch the
 * pages of all links in view ahead, 60 KB on a page with the sidebar. A page is fetched when the reader points at its link.
 */
const routesChunkNames: Readonly<Record<string, ChunkNames>> = Object.create(knownChunkNames);

export default routesChunkNames;
