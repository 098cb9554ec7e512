import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { createExactServer } from '../../../plugins/tools/preview-server/exactServer';
import { belowToo, firstBelowToo } from '../../config/addressTests';
import { at, sites } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { listening } from '../../helpers/listening';
import { optionsOf } from '../../helpers/search';
import { navigateToUnknown } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Page not found' });

const otherPaths = ['/nope', '/tags', '/category/x', '/blog/authors', '/search', '/blog/0.58.0', '/blog/page/6'];

test('Any other path shows a not-found page', belowToo, async ({ page, request }) => {
  await test.step('the server answers each with 404 and this page', async () => {
    const notFoundPage = readFileSync(path.join(sites.main.dir, '404.html'), 'utf8');
    for (const address of otherPaths) {
      const response = await request.get(at(address), { maxRedirects: 0 });
      expect(response.status(), address).toBe(404);
      expect(await response.text(), address).toBe(notFoundPage);
    }
  });

  await test.step('it stays when its scripts have come', async () => {
    expect((await page.goto(at('/nope')))?.status()).toBe(404);
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await expect(title(page)).toBeVisible();
  });

  await test.step('inside the running site the server is asked, once: the page may be newer than the site in the browser', async () => {
    await openHydrated(page, '/titlePage');
    const asked: string[] = [];
    page.on('request', (one) => one.isNavigationRequest() && asked.push(new URL(one.url()).pathname));
    expect(await navigateToUnknown(page, '/development/no-such-page')).toBe(404);
    await expect(title(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([at('/development/no-such-page')]);
    await page.goBack();
    await expect(title(page)).toHaveCount(0);
  });
});

test('The not-found page names near matches from the route list', belowToo, async ({ page }) => {
  for (const { address, near } of [
    { address: '/syntax-dl/about-dl', near: '/syntax-DL/about-DL' },
    { address: '/administration/user-managment', near: '/administration/user-management' },
    { address: '/blog/0.72', near: '/blog/0.72.0' },
    { address: '/terms', near: '/about/terms' },
  ]) {
    await test.step(`${address} names ${near}`, async () => {
      await openHydrated(page, address);
      const list = page.getByRole('region', { name: 'Pages with a similar address' });
      await list.locator(`a[href="${at(near)}"]`).click();
      await expect(page).toHaveURL(at(near));
      await expect(title(page)).toHaveCount(0);
    });
  }

  await test.step('an address that is like no other gets no list', async () => {
    await openHydrated(page, '/qqqqqqqqqqqqqqqqqqqqqqqqqqqqqq');
    await expect(title(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Pages with a similar address')).toHaveCount(0);
  });
});

test.describe('A host that answers a path that nothing decodes with the not-found page', () => {
  const exact = createExactServer(sites.main.dir);
  const host = createServer((request, response) => {
    // As hosts do that look for a file of this name, however it is written.
    if (/%E0%A4%A$|%$|%ff/i.test(new URL(request.url ?? '/', 'http://host').pathname))
      request.url = at('/no-such-page');
    exact.emit('request', request, response);
  });
  let origin = '';
  test.beforeAll(async () => {
    origin = await listening(host);
  });
  test.afterAll(() => {
    host.closeAllConnections();
    host.close();
  });

  for (const [index, address] of ['/50%', '/blog/%E0%A4%A/%ff%fe?a=%#%E0'].entries()) {
    test(`${address} shows a page on which everything works`, firstBelowToo(index), async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      const response = await page.goto(origin + at(address));
      expect(response?.status()).toBe(404);
      await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
      await expect(title(page)).toBeVisible();
      await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('terms');
      await expect(optionsOf(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.locator('nav.navbar').getByRole('link', { name: 'Contents', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contents');
      await page.goBack();
      await expect(title(page)).toBeVisible();
      expect(errors).toEqual([]);
    });
  }
});
