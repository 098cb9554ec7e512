/** First of the ports that the browser tests use; TEST_PORT chooses another one when these are taken. */
const firstPort = Number(process.env.TEST_PORT ?? 4100);

/** The built sites that the browser tests open, each on a port of its own. */
export const sites = {
  /** The real site, from `npm run build`. */
  main: { source: '.', dir: 'build', port: firstPort },
  /** What the specification asks of the shell and the real site does not need. */
  shell: { source: 'tests/fixtures/sites/shell', dir: 'tests/fixtures/sites/shell/build', port: firstPort + 1 },
  /** Every optional part of the shell left out or turned off. */
  plain: { source: 'tests/fixtures/sites/plain', dir: 'tests/fixtures/sites/plain/build', port: firstPort + 2 },
} as const;

export type SiteName = keyof typeof sites;

export const siteUrl = (name: SiteName) => `http://localhost:${sites[name].port}`;
