import { type SiteName, sites, siteUrl } from './sites';

/**
 * @param names of sites; the first one must be built
 * @returns the program that serves them while Playwright runs
 */
export const siteServer = (names: readonly SiteName[]) => ({
  command: `tsx tests/helpers/serveSites.ts ${names.join(' ')}`,
  // It answers when all do.
  url: `${siteUrl(names[0] ?? 'main')}/`,
  reuseExistingServer: false,
});

export const allSites = Object.keys(sites) as SiteName[];
