import { availableParallelism } from 'node:os';
import type { Config } from '@docusaurus/types';

/**
 * The v4 flags are named one by one: `v4: true` would also turn on storage namespacing, and the
 * specification (section 4) fixes the storage keys `theme` and `docusaurus.tab.*`.
 */
export const future = {
  v4: {
    removeLegacyPostBuildHeadAttribute: true,
    useCssCascadeLayers: true,
    mdx1CompatDisabledByDefault: true,
    fasterByDefault: true,
    siteStorageNamespacing: false,
  },
  faster: {
    // Pages print no dates from git, so reading the whole history would only slow the build.
    gitEagerVcs: false,
    // Each thread reads and warms up the server's program again: two on two processors are no faster than none, and take
    // a third more of their time, in which `precompress` can work.
    ssgWorkerThreads: availableParallelism() > 2,
  },
} satisfies Config['future'];
