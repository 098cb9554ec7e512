/** The built sites that the browser tests open, each on a port of its own. */
export const sites = {
  /** The real site, from `npm run build`. */
  main: { dir: 'build', port: 4100 },
  /** `tests/fixtures/sites/shell`: what the specification asks of the shell and the real site does not need. */
  shell: { dir: 'tests/fixtures/sites/shell/build', port: 4101 },
} as const;

export type SiteName = keyof typeof sites;

export const siteUrl = (name: SiteName) => `http://localhost:${sites[name].port}`;
