import { readFileSync } from 'node:fs';
import path from 'node:path';
import { belowToo, firstBelowToo } from '../../config/addressTests';
import { at, sites } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { navigateToUnknown } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

const notFound = (page: Page) => page.getByRole('heading', { level: 1, name: 'Page not found' });

const wrongSpellings = [
  '/blog/',
  '/Blog',
  '/content/',
  '/CONTENT',
  '/syntax-dl/about-DL',
  '/api/capi',
  '/blog/page/2/',
];

test(
  'All routes are public and matched exactly, by the server and inside the running site',
  belowToo,
  async ({ page }) => {
    await openHydrated(page, '/titlePage');
    for (const address of wrongSpellings) {
      await test.step(address, async () => {
        // The site does not know it and asks the server, which does not know it either; then the site must not turn to it.
        expect(await navigateToUnknown(page, address), address).toBe(404);
        expect(new URL(page.url()).pathname).toBe(at(address));
        await expect(notFound(page), address).toBeVisible();
      });
    }
  },
);

test.describe('A host that redirects a page to its address with a final slash', () => {
  for (const [index, { exact, file, heading }] of [
    { exact: '/blog', file: 'blog/index.html', heading: 'Release notes' },
    { exact: '/content', file: 'content/index.html', heading: 'Contents' },
  ].entries()) {
    test(`${exact}/ shows ${exact} at its exact address`, firstBelowToo(index), async ({ page }) => {
      const body = readFileSync(path.join(sites.main.dir, file), 'utf8');
      await page.route(`**${exact}/**`, (route) =>
        route.request().isNavigationRequest() ? route.fulfill({ body, contentType: 'text/html' }) : route.continue(),
      );
      await openHydrated(page, `${exact}/?from=host#part`);
      await expect(page).toHaveURL(at(`${exact}?from=host#part`));
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(notFound(page)).toHaveCount(0);
    });
  }
});
