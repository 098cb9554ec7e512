import { belowToo, firstBelowToo } from '../../config/addressTests';
import { at } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { navigateInApp } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Page not found' });

test.describe('Any other path shows a not-found page', () => {
  for (const [index, address] of [
    '/nope',
    '/tags',
    '/category/x',
    '/blog/authors',
    '/search',
    '/blog/0.58.0',
    '/blog/page/6',
  ].entries()) {
    test(`${address} answers 404 with the page`, firstBelowToo(index), async ({ page }) => {
      const response = await page.goto(at(address));
      expect(response?.status()).toBe(404);
      await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
      await expect(title(page)).toBeVisible();
    });
  }

  test(
    'inside the running site the server is asked, once: the page may be newer than the site in the browser',
    belowToo,
    async ({ page }) => {
      await openHydrated(page, '/titlePage');
      const asked: string[] = [];
      page.on('request', (request) => request.isNavigationRequest() && asked.push(new URL(request.url()).pathname));
      await navigateInApp(page, '/development/no-such-page');
      await expect(title(page)).toBeVisible();
      await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([at('/development/no-such-page')]);
      await page.goBack();
      await expect(title(page)).toHaveCount(0);
    },
  );
});

test.describe('The not-found page names near matches from the route list', () => {
  for (const [index, { address, near }] of [
    { address: '/syntax-dl/about-dl', near: '/syntax-DL/about-DL' },
    { address: '/administration/user-managment', near: '/administration/user-management' },
    { address: '/blog/0.72', near: '/blog/0.72.0' },
    { address: '/terms', near: '/about/terms' },
  ].entries()) {
    test(`${address} names ${near}`, firstBelowToo(index), async ({ page }) => {
      await openHydrated(page, address);
      const list = page.getByRole('region', { name: 'Pages with a similar address' });
      await list.locator(`a[href="${at(near)}"]`).click();
      await expect(page).toHaveURL(at(near));
      await expect(title(page)).toHaveCount(0);
    });
  }

  test('an address that is like no other gets no list', async ({ page }) => {
    await openHydrated(page, '/qqqqqqqqqqqqqqqqqqqqqqqqqqqqqq');
    await expect(title(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Pages with a similar address')).toHaveCount(0);
  });
});
