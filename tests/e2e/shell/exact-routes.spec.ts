import { readFileSync } from 'node:fs';
import path from 'node:path';
import { firstBelowToo } from '../../config/addressTests';
import { at, sites } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { navigateInApp } from '../../helpers/shell';
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

test.describe('All routes are public and matched exactly', () => {
  for (const [index, address] of wrongSpellings.entries()) {
    test(`${address} is not a page for the server`, firstBelowToo(index), async ({ page }) => {
      const response = await page.goto(at(address));
      expect(response?.status()).toBe(404);
      await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
      await expect(notFound(page)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(at(address));
    });

    test(`${address} is not a page inside the running site`, firstBelowToo(index), async ({ page }) => {
      await openHydrated(page, '/titlePage');
      await navigateInApp(page, address);
      await expect(notFound(page)).toBeVisible();
    });
  }
});

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
