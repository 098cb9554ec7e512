import { ownTable } from './ownTable';
import type { ChunkNames } from './pageTable';

/** Stands for `@generated/routesChunkNames`: the names of this page; `allRoutes` adds the others. */
const routesChunkNames: Record<string, ChunkNames> = Object.fromEntries(
  ownTable.chain.map(({ path, hash, chunks }) => [`${path}-${hash}`, chunks]),
);

export default routesChunkNames;
