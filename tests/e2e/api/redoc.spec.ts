import { siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { watchPage } from '../../helpers/pageWatch';
import { setNoPrefetch } from '../../helpers/shell';
import { expect, test } from '../../helpers/test';

test('the view of Redoc is loaded when it is chosen, remembered, and left again', async ({ page }) => {
  await setNoPrefetch(page);
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  const watch = watchPage(page, siteUrl('main'));
  await openHydrated(page, '/api/sapi/');
  await page.waitForLoadState('networkidle');
  const before = scripts.length;

  await page.getByRole('button', { name: 'Redoc', exact: true }).click();
  const redoc = page.locator('.api-redoc');
  await expect(redoc.getByRole('heading', { name: /Send request$/ })).toBeVisible();
  expect(scripts.length, 'scripts of Redoc come with the click').toBeGreaterThan(before);
  await expect(page.getByRole('button', { name: 'Redoc', exact: true })).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.api-view'))).toBe('redoc');

  await openHydrated(page, '/api/capi/');
  await expect(redoc.getByRole('heading', { name: /Open a chat$/ })).toBeVisible();
  await expect(redoc.getByRole('link', { name: 'Direct link to Open a chat' })).toHaveAttribute('href', /chatInit$/);
  await page.getByRole('button', { name: 'Reference', exact: true }).click();
  await expect(redoc).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Basics' })).toBeVisible();
  expect(watch.complaints).toEqual([]);
  expect(watch.foreignRequests, 'not even for a logo').toEqual([]);
});

test('an address that only our reference has leads there, although the reader prefers Redoc', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.api-view', 'redoc'));
  await openHydrated(page, '/api/sapi/#error/422');
  await expect(page.locator('[id="error/422"]')).toBeInViewport();
  await expect(page.locator('.api-redoc')).toHaveCount(0);
  await page.getByRole('button', { name: 'Redoc', exact: true }).click();
  await expect(page.locator('.api-redoc').getByRole('heading', { name: /Send request$/ })).toBeVisible();
  await expect(page).toHaveURL(/\/api\/sapi\/$/);

  await openHydrated(page, '/api/sapi/#operation/sendRequest/reply_to.host');
  await expect(page.locator('.api-redoc').getByRole('heading', { name: /Send request$/ })).toBeInViewport();
});

test('an address can ask for a view, and a call keeps its place in it', async ({ page }) => {
  await openHydrated(page, '/api/sapi/?view=redoc#operation/sendRequest');
  await expect(page.locator('.api-redoc').getByRole('heading', { name: /Send request$/ })).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Reference', exact: true }).click();
  await expect(page).not.toHaveURL(/view=/);
});

test('a call to which Redoc has led is in sight in our reference, too', async ({ page }) => {
  await openHydrated(page, '/api/capi/?view=redoc');
  await expect(page.locator('.api-redoc .menu-content')).toBeVisible();
  // As it does when a reader chooses a call or scrolls to it.
  await page.evaluate(() => history.replaceState(null, '', '#tag/Chat/operation/chatUpdate'));
  await page.getByRole('button', { name: 'Reference', exact: true }).click();
  await expect(page).toHaveURL(/capi\/#operation\/chatUpdate$/);
  await expect(page.locator('[id="operation/chatUpdate"]')).toBeInViewport();
});
