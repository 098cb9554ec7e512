import { siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { watchPage } from '../../helpers/pageWatch';
import { isSameDocument, markDocument, navigateInApp } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

/** Pages with code, dialogs, figures and large tables. */
const pages = ['/syntax-DL/about-DL', '/development/branches', '/syntax-DL/tags-DL/OneWord'];
const start = '/about/support';

const partsOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('[data-ready]')];
    return Object.fromEntries(parts.map((part) => [part.dataset['ready'] ?? '', part.innerHTML]));
  });

test('the script of a page holds no markup that stands in its HTML', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text());
  });
  await openHydrated(page, '/syntax-DL/about-DL');
  await page.waitForLoadState('networkidle');
  expect(Object.keys(await partsOf(page)).length).toBeGreaterThan(10);
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((script) => script.includes('class="token'))).toEqual([]);
  expect(scripts.some((script) => /ready:\w+:["']/.test(script))).toBe(true);
});

test('a page that the reader turns to has the same parts as when it is opened', async ({ page, context }) => {
  const watch = watchPage(page, siteUrl('main'));
  await openHydrated(page, start);
  await markDocument(page);
  const fresh = await context.newPage();
  for (const address of pages) {
    await openHydrated(fresh, address);
    const expected = await partsOf(fresh);
    expect(Object.keys(expected).length).toBeGreaterThan(0);
    await navigateInApp(page, address);
    await expect.poll(() => partsOf(page), { message: address }).toEqual(expected);
  }
  expect(await isSameDocument(page)).toBe(true);
  expect(watch.complaints).toEqual([]);
});

test('the page that was opened first still has its parts when the reader comes back', async ({ page }) => {
  await openHydrated(page, '/syntax-DL/about-DL');
  const expected = await partsOf(page);
  await navigateInApp(page, start);
  await navigateInApp(page, '/syntax-DL/about-DL');
  await expect.poll(() => partsOf(page)).toEqual(expected);
});

test('a part that cannot be loaded says so and offers the whole page', async ({ page }) => {
  await openHydrated(page, start);
  await page.route('**/development/branches', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  await navigateInApp(page, '/development/branches');
  const again = page.getByRole('link', { name: 'This part could not be loaded. Reload the page.' }).first();
  await expect(again).toBeVisible();
  await again.click();
  await expect(page.locator('[data-ready] svg').first()).toBeVisible();
  await expect(again).toHaveCount(0);
});
