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
  // Pages print no dates from git, so reading the whole history would only slow the build.
  faster: { gitEagerVcs: false },
} satisfies Config['future'];
