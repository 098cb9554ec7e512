import { siteUrl } from '../../config/sites';
import { apiRoute, apis, callOf, documentOf } from '../../helpers/api';
import { openHydrated } from '../../helpers/hydrated';
import { watchPage } from '../../helpers/pageWatch';
import { expect, test } from '../../helpers/test';

test('a field is found by its permalink, also one inside a closed fold', async ({ page }) => {
  await openHydrated(page, '/api/capi/#operation/chatRate/context.rate_id');
  const field = page.locator('[id="operation/chatRate/context.rate_id"]');
  await expect(field).toBeInViewport();
  await expect(field).toContainText('rate_id');
  await expect(page).toHaveURL(/#operation\/chatRate\/context\.rate_id$/);

  const other = page.locator('[id="schema/ChatInitRequest/uuid"]');
  await other.getByRole('link', { name: 'uuid' }).click();
  await expect(page).toHaveURL(/#schema\/ChatInitRequest\/uuid$/);
  await expect(other).toBeInViewport();
});

test('the address that Redoc gives a call leads to the call', async ({ page }) => {
  await openHydrated(page, '/api/sapi/#tag/dialogs/operation/sendRequest');
  await expect(page).toHaveURL(/\/api\/sapi\/#operation\/sendRequest$/);
  await expect(page.locator('[id="operation/sendRequest"]')).toBeInViewport();
});

test('the bar of a call copies its path, its address with the base of the reader, and both with the method', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => localStorage.setItem('dialogos.api.sapi.base', 'http://localhost:4011'));
  await openHydrated(page, '/api/sapi/');
  const call = callOf(page, 'sendRequest');
  for (const [name, text] of [
    ['Copy path', '/sendRequest/{buid}/{duid}'],
    ['Copy address', 'http://localhost:4011/sendRequest/{buid}/{duid}'],
    ['Copy method and path', 'POST /sendRequest/{buid}/{duid}'],
  ] as const) {
    await call.getByRole('button', { name, exact: true }).click();
    await expect(call.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
});

test('an error of a call is explained where it is, and closed again', async ({ page }) => {
  await openHydrated(page, '/api/capi/');
  const call = callOf(page, 'chatRequest');
  const status = call.getByRole('link', { name: '422' });
  await status.click();
  await expect(status).toHaveAttribute('aria-expanded', 'true');
  await expect(call.getByRole('group', { name: 'Error 422 of Send a text' })).toContainText('"RequestValidationError"');
  await expect(page).toHaveURL(/\/api\/capi\/$/);
  await status.click();
  await expect(call.getByRole('group', { name: 'Error 422 of Send a text' })).toHaveCount(0);
});

test('code is as large as on other pages, and methods can be read', async ({ page }) => {
  const sizeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  await openHydrated(page, '/channels/platforms/server-api');
  const inPages = await sizeOf('article pre');
  await openHydrated(page, '/api/sapi/');
  expect(await sizeOf('.api-panel pre')).toBe(inPages);
  expect(await sizeOf('.api-list .api-method')).toBeGreaterThanOrEqual(12);
});

test('the list marks the part that is read and leads to every other part', async ({ page }) => {
  await openHydrated(page, '/api/sapi/#operation/sendRequest');
  const list = page.getByRole('navigation', { name: 'Parts of the Server API' });
  await expect(list.locator('[aria-current]')).toHaveText('POSTSend request');
  await list.getByRole('link', { name: 'Errors' }).click();
  await expect(page.locator('#errors')).toBeInViewport();
  await expect(list.locator('[aria-current]')).toHaveText('Errors');
});

test('on a phone the list is closed until it is asked for, and closes after a choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/api/sapi/');
  const list = page.getByRole('navigation', { name: 'Parts of the Server API' });
  await expect(list.getByRole('link', { name: 'Errors' })).toBeHidden();
  await list.getByText('Calls and schemas').click();
  await list.getByRole('link', { name: 'Errors' }).click();
  await expect(page.locator('#errors')).toBeInViewport();
  await expect(list.getByRole('link', { name: 'Errors' })).toBeHidden();
});

test('all links of the list and all permalinks of the page lead to something', async ({ page }) => {
  for (const api of apis) {
    await openHydrated(page, apiRoute(api));
    const { checked, broken } = await page.evaluate(() => {
      const targets = [...document.querySelectorAll('.api a[href^="#"]')].map((link) =>
        decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''),
      );
      return { checked: targets.length, broken: targets.filter((id) => document.getElementById(id) === null) };
    });
    expect(checked, 'links').toBeGreaterThan(200);
    expect(broken).toEqual([]);
  }
});

test('the files of an API can be downloaded', async ({ page, request }) => {
  await openHydrated(page, '/api/sapi/');
  const links = page.locator('.api-head a[download]');
  await expect(links).toHaveText(['OpenAPI, JSON', 'OpenAPI, YAML', 'Postman collection']);
  for (const address of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(await response.text(), address).toContain('sendRequest');
  }
});

for (const api of apis) {
  test(`${api}: nothing is complained about, and nobody else is asked`, async ({ page }) => {
    const watch = watchPage(page, siteUrl('main'));
    await openHydrated(page, apiRoute(api));
    await page.waitForLoadState('networkidle');
    expect(watch.complaints).toEqual([]);
    expect(watch.requests).toBeGreaterThan(0);
    expect(watch.foreignRequests).toEqual([]);
    const { title } = documentOf(api).info;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} reference`);
  });
}
