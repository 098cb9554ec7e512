import { callOf } from '../../helpers/api';
import { clickFar } from '../../helpers/clickFar';
import { openHydrated } from '../../helpers/hydrated';
import { expect, test } from '../../helpers/test';

test('a field is found by its permalink, also one inside a closed fold, and an error of a call is explained where it is', async ({
  page,
}) => {
  await openHydrated(page, '/api/capi/#operation/chatRate/context.rate_id');
  const field = page.locator('[id="operation/chatRate/context.rate_id"]');
  await expect(field).toBeInViewport();
  await expect(field).toContainText('rate_id');
  await expect(page).toHaveURL(/#operation\/chatRate\/context\.rate_id$/);

  const other = page.locator('[id="schema/ChatInitRequest/uuid"]');
  await other.getByRole('link', { name: 'uuid' }).click();
  await expect(page).toHaveURL(/#schema\/ChatInitRequest\/uuid$/);
  await expect(other).toBeInViewport();

  await test.step('an error of a call is explained where it is, and closed again', async () => {
    const call = callOf(page, 'chatRequest');
    const status = call.getByRole('link', { name: '422' });
    await clickFar(status);
    await expect(status).toHaveAttribute('aria-expanded', 'true');
    const error = call.getByRole('group', { name: 'Error 422 of Send a text' });
    await expect(error).toContainText('"RequestValidationError"');
    await expect(page, 'the link of a browser without script is not followed').toHaveURL(/\/uuid$/);
    await status.click();
    await expect(error).toHaveCount(0);
  });
});

test('the bar of a call copies its path, its address with the base of the reader, and both with the method; without a clipboard it selects them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => localStorage.setItem('dialogos.api.sapi.base', 'http://localhost:4011'));
  await openHydrated(page, '/api/sapi/');
  const call = callOf(page, 'sendRequest');
  const buttons = [
    ['Copy path', '/sendRequest/{buid}/{duid}'],
    ['Copy address', 'http://localhost:4011/sendRequest/{buid}/{duid}'],
    ['Copy method and path', 'POST /sendRequest/{buid}/{duid}'],
  ] as const;
  for (const [name, text] of buttons) {
    await call.getByRole('button', { name, exact: true }).click();
    await expect(call.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
  await page.evaluate(() => Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined }));
  for (const [name, text] of buttons) {
    await call.getByRole('button', { name, exact: true }).click();
    await expect(call.getByRole('status').first()).toContainText('Selected');
    const selected = (await page.evaluate(() => String(getSelection()))).trim().replace('\n', ' ');
    expect(selected).toBe(name === 'Copy method and path' ? text.replace(' /', ' http://localhost:4011/') : text);
  }
});

test('code is as large as on other pages, methods can be read, and the files of the API can be downloaded', async ({
  page,
  request,
}) => {
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

  const links = page.locator('.api-head a[download]');
  await expect(links).toHaveText(['OpenAPI, JSON', 'OpenAPI, YAML', 'Postman collection']);
  for (const address of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(await response.text(), address).toContain('sendRequest');
  }
});

test('the address that Redoc gives a call leads to the call, and the list marks it and leads to every other part, also on a phone', async ({
  page,
}) => {
  await openHydrated(page, '/api/sapi/#tag/dialogs/operation/sendRequest');
  await expect(page).toHaveURL(/\/api\/sapi\/#operation\/sendRequest$/);
  const call = page.locator('[id="operation/sendRequest"]');
  await expect(call).toBeInViewport();
  const list = page.getByRole('navigation', { name: 'Parts of the Server API' });
  await expect(list.locator('[aria-current]')).toHaveText('POSTSend request');
  const errors = list.getByRole('link', { name: 'Errors' });
  await errors.click();
  await expect(page.locator('#errors')).toBeInViewport();
  await expect(list.locator('[aria-current]')).toHaveText('Errors');

  await test.step('on a phone the list is closed until it is asked for, and closes after a choice', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await call.scrollIntoViewIfNeeded();
    await expect(page.locator('#errors')).not.toBeInViewport();
    await expect(errors).toBeHidden();
    await list.getByText('Calls and schemas').click();
    await errors.click();
    await expect(page.locator('#errors')).toBeInViewport();
    await expect(errors).toBeHidden();
  });

  await test.step('with text twice as large, no type of a field breaks inside a word there', async () => {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const types = callOf(page, 'sendRequest').locator('.api-type:visible');
    await types.first().scrollIntoViewIfNeeded();
    const lines = await types.evaluateAll((all) =>
      all.map((type) => [
        type.textContent,
        type.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(type).lineHeight),
      ]),
    );
    expect(lines.filter(([, count]) => Number(count) > 1.5)).toEqual([]);
  });
});
