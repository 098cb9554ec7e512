/** First of the ports that the browser tests use; TEST_PORT chooses another one when these are taken. */
const firstPort = Number(process.env.TEST_PORT ?? 4100);

const fixtures = 'tests/fixtures/sites';

/** The built sites that the browser tests open, each on a port of its own; `build` makes all but the real one. */
export const sites = {
  /** The real site, from `npm run build`. */
  main: { dir: 'build', baseUrl: '/', port: firstPort, build: undefined },
  /** What the specification asks of the shell and the real site does not need. */
  shell: { dir: `${fixtures}/shell/build`, baseUrl: '/', port: firstPort + 1, build: [`${fixtures}/shell`] },
  /** Every optional part of the shell left out or turned off. */
  plain: { dir: `${fixtures}/plain/build`, baseUrl: '/', port: firstPort + 2, build: [`${fixtures}/plain`] },
  /** The writers' gallery, which the real site shows in the live server only. */
  gallery: {
    dir: `${fixtures}/gallery/build`,
    baseUrl: '/',
    port: firstPort + 3,
    build: ['.', '--config', `${fixtures}/gallery/docusaurus.config.ts`, '--out-dir', `${fixtures}/gallery/build`],
  },
  /** Documents, a post and a page to be searched, below a path. */
  search: {
    dir: `${fixtures}/search/build`,
    baseUrl: '/docs-x/',
    port: firstPort + 4,
    build: ['.', '--config', `${fixtures}/search/docusaurus.config.ts`, '--out-dir', `${fixtures}/search/build`],
  },
  /** The same as the live server shows it, which has no index. */
  searchLive: {
    dir: `${fixtures}/search/live/build`,
    baseUrl: '/docs-x/',
    port: firstPort + 5,
    build: [
      '.',
      '--dev',
      '--config',
      `${fixtures}/search/docusaurus.config.ts`,
      '--out-dir',
      `${fixtures}/search/live/build`,
    ],
  },
  /** The same site before and after a new version is published (`SITE_VERSION`). */
  updateOld: {
    dir: `${fixtures}/update/old/build`,
    baseUrl: '/',
    port: firstPort + 6,
    build: ['.', '--config', `${fixtures}/update/docusaurus.config.ts`, '--out-dir', `${fixtures}/update/old/build`],
  },
  updateNew: {
    dir: `${fixtures}/update/new/build`,
    baseUrl: '/',
    port: firstPort + 7,
    build: ['.', '--config', `${fixtures}/update/docusaurus.config.ts`, '--out-dir', `${fixtures}/update/new/build`],
    env: { SITE_VERSION: 'new' },
  },
} as const;

export type SiteName = keyof typeof sites;

export const siteUrl = (name: SiteName) => `http://localhost:${sites[name].port}`;
