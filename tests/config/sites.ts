/** First of the ports that the browser tests use; TEST_PORT chooses another one when these are taken. */
const firstPort = Number(process.env.TEST_PORT ?? 4100);

const fixtures = 'tests/fixtures/sites';

/** The built sites that the browser tests open, each on a port of its own; `build` makes all but the real one. */
export const sites = {
  /** The real site, from `npm run build`. */
  main: { dir: 'build', port: firstPort, build: undefined },
  /** What the specification asks of the shell and the real site does not need. */
  shell: { dir: `${fixtures}/shell/build`, port: firstPort + 1, build: [`${fixtures}/shell`] },
  /** Every optional part of the shell left out or turned off. */
  plain: { dir: `${fixtures}/plain/build`, port: firstPort + 2, build: [`${fixtures}/plain`] },
  /** The writers' gallery, which the real site shows in the live server only. */
  gallery: {
    dir: `${fixtures}/gallery/build`,
    port: firstPort + 3,
    build: ['.', '--config', `${fixtures}/gallery/docusaurus.config.ts`, '--out-dir', `${fixtures}/gallery/build`],
  },
} as const;

export type SiteName = keyof typeof sites;

export const siteUrl = (name: SiteName) => `http://localhost:${sites[name].port}`;
