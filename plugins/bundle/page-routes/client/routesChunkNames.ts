import { ownTable } from './ownTable';
import type { ChunkNames } from './pageTable';

/** The names of this page; `allTables` adds the others. */
export const knownChunkNames: Record<string, ChunkNames> = Object.fromEntries(
  ownTable.chain.map(({ path, hash, chunks }) => [`${path}-${hash}`, chunks]),
);

/**
 * Replaces `@generated/routesChunkNames`. Names can be looked up but not enumerated: Docusaurus enumerates them to
 * prefetch the pages of all links in view, 60 KB on a page with the sidebar. A page is still prefetched on hover over
 * its link.
 */
const routesChunkNames: Readonly<Record<string, ChunkNames>> = Object.create(knownChunkNames);

export default routesChunkNames;
