/** First of the ports that the browser tests use; TEST_PORT chooses another one when these are taken. */
const firstPort = Number(process.env.TEST_PORT ?? 4100);

const fixtures = 'tests/fixtures/sites';

/** The real site once more, built for a path of its host. */
const below = { dir: `${fixtures}/below/build`, baseUrl: '/handbook/' };

/** With BELOW_A_PATH the tests of the real site open the one below a path: the same tests, and nothing else changes. */
const isBelow = Boolean(process.env.BELOW_A_PATH);

export type Site = {
  /** Folder of the built site. */
  dir: string;
  baseUrl: string;
  port: number;
  /** What it is built from, with the variables of `env`; the real one is there already. */
  build: { siteDir: string; config?: string } | undefined;
  env?: Readonly<Record<string, string>>;
};

/** The built sites that the browser tests open, each on a separate port. */
export const sites = {
  /** The real site, from `npm run build`. */
  main: { ...(isBelow ? below : { dir: 'build', baseUrl: '/' }), port: firstPort, build: undefined },
  /** What the specification asks of the shell and the real site does not need. */
  shell: { dir: `${fixtures}/shell/build`, baseUrl: '/', port: firstPort + 1, build: { siteDir: `${fixtures}/shell` } },
  /** The writers' gallery, which the real site shows in the live server only. */
  gallery: {
    dir: `${fixtures}/gallery/build`,
    baseUrl: '/',
    port: firstPort + 3,
    build: { siteDir: '.', config: `${fixtures}/gallery/docusaurus.config.ts` },
  },
  /** Documents, a post and a page to be searched, below a path. */
  search: {
    dir: `${fixtures}/search/build`,
    baseUrl: '/docs-x/',
    port: firstPort + 4,
    build: { siteDir: '.', config: `${fixtures}/search/docusaurus.config.ts` },
  },
  /** The same with the box of DocSearch, as a site has it that has outgrown a search in one file. */
  docSearch: {
    dir: `${fixtures}/search/doc-search/build`,
    baseUrl: '/docs-x/',
    port: firstPort + 12,
    build: { siteDir: '.', config: `${fixtures}/search/docusaurus.config.ts` },
    env: { DOCSEARCH: 'FIXTURE00 search-key-of-the-fixture docs' },
  },
  /** The same site before and after a new version is published (`SITE_VERSION`), with every optional part of the shell omitted. */
  updateOld: {
    dir: `${fixtures}/update/old/build`,
    baseUrl: '/',
    port: firstPort + 6,
    build: { siteDir: '.', config: `${fixtures}/update/docusaurus.config.ts` },
  },
  updateNew: {
    dir: `${fixtures}/update/new/build`,
    baseUrl: '/',
    port: firstPort + 7,
    build: { siteDir: '.', config: `${fixtures}/update/docusaurus.config.ts` },
    env: { SITE_VERSION: 'new' },
  },
  /**
   * The old version with one edited sentence. The cache of the bundler knows nothing of this edit, which no file has.
   */
  updateEdited: {
    dir: `${fixtures}/update/edited/build`,
    baseUrl: '/',
    port: firstPort + 9,
    build: { siteDir: '.', config: `${fixtures}/update/docusaurus.config.ts` },
    env: { SITE_VERSION: 'edited', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' },
  },
  /** A stock preset-classic site of the same texts (`tests/bench/stockSite.ts`), to be compared with. */
  stock: {
    dir: '.cache/stock-site/build',
    baseUrl: '/',
    port: firstPort + 10,
    build: { siteDir: '.cache/stock-site' },
  },
  /** A stock site with the search, the figures and the Markdown texts installed from their folders. */
  packages: {
    dir: '.cache/packages-site/build',
    baseUrl: '/',
    port: firstPort + 11,
    build: { siteDir: '.cache/packages-site' },
  },
  below: {
    ...below,
    port: firstPort + 8,
    build: { siteDir: '.' },
    env: { BASE_URL: below.baseUrl },
  },
} as const satisfies Record<string, Site>;

export type SiteName = keyof typeof sites;

/** @returns address of a site without its last slash, so that the address of a page can follow */
export const siteUrl = (name: SiteName): string =>
  `http://localhost:${sites[name].port}${sites[name].baseUrl.replace(/\/$/, '')}`;

/**
 * @param address of a page of the real site, as a site at the root of its host has it
 * @returns its address on the host of the tests
 */
export const at = (address: string): string => sites.main.baseUrl + address.slice(1);
