/**
 * Browser tests of the real site whose results depend on its path on the host: `npm test` runs them once more on
 * the site below a path. The others look at forms, keys and texts, or open a fixture site. Arguments of Playwright.
 */
export const addressTests = [
  // What axe sees is the same at every address.
  '--grep-invert=axe',
  ...[
    'base-url-banner',
    'docs-sidebar',
    'exact-routes',
    'footer',
    'full-documentation',
    'navbar.spec',
    'not-found',
    'page-routes',
    'prefetch',
  ].map((name) => `tests/e2e/shell/${name}`),
  'tests/e2e/blog',
  'tests/e2e/home',
  'tests/e2e/elements/page-actions',
];
