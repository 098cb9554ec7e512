import { callOf, documentOf, openTrial } from '../../helpers/api';
import { clickFar } from '../../helpers/clickFar';
import { openHydrated } from '../../helpers/hydrated';
import { failScripts, setNoPrefetch } from '../../helpers/shell';
import { expect, type Locator, type Page, type Route, test } from '../../helpers/test';

/** The body is beside the status, which would read out all its lines. */
const bodyIn = (call: Locator) => call.locator('.api-trial__answer + .api-code');

test('an example gets the documented answer, and an edited one 422 with every fault', async ({ page }) => {
  await openHydrated(page, '/api/capi/');
  const call = await openTrial(page, 'chatRequest');
  const show = call.getByRole('button', { name: 'Show the documented response' });
  const answer = call.getByRole('status').filter({ has: page.locator('.api-answer') });
  await expect(call.getByText('Nothing is sent. The response is generated in your browser.')).toBeVisible();

  await show.click();
  await expect(show, 'the focus stays').toBeFocused();
  await expect(answer).toContainText('200');
  const documented = documentOf('capi').paths['/api/v1/Chat.request']?.post?.responses['200'];
  const example = documented && 'content' in documented ? documented.content?.['application/json']?.example : undefined;
  await expect(answer).not.toContainText('{');
  expect(JSON.parse(await bodyIn(call).innerText())).toEqual(example);

  await call.getByLabel('Body', { exact: true }).fill('{ "cuid": 7, "txt": "Hello" }');
  await show.click();
  const faults = call.getByRole('list', { name: 'Errors in the body' });
  await expect(faults.getByRole('listitem')).toHaveText([
    'text field required value_error.missing',
    'txt unknown field value_error.extra',
    'cuid must be a text type_error.string',
  ]);
  await expect(call.getByLabel('Body', { exact: true })).toHaveAccessibleDescription(/^text field required/);
  await expect(answer).toContainText('422 3 errors are marked above.');
  await expect(bodyIn(call)).toContainText('RequestValidationError');

  await call.getByLabel('Body', { exact: true }).fill('{\n  "cuid": 7,\n  "text": "Hello"\n}');
  await show.click();
  await expect(faults.getByRole('listitem')).toHaveText(['Line 2: cuid must be a text type_error.string']);
  await expect(answer).toContainText('1 error is marked above.');

  await call.getByLabel('Body', { exact: true }).fill('{\n  "cuid": ');
  await show.click();
  await expect(faults).toContainText('must be JSON (error at line 2, column 11)');
});

test('the trials of the Server API: no host, a wrong id, the errors of a menu, no line, and the call as code', async ({
  page,
  context,
}) => {
  await setNoPrefetch(page);
  await page.addInitScript(() => localStorage.setItem('dialogos.api.sapi.base', 'https://own.example'));
  await openHydrated(page, '/api/sapi/');
  await test.step('a wrong id in the path is a fault of the path', async () => {
    const call = await openTrial(page, 'getWebhook');
    await expect(call.getByRole('button', { name: /^Send/ }), 'the build names no host').toHaveCount(0);
    const field = call.getByLabel('buid in the path');
    await field.fill('42');
    await call.getByRole('button', { name: 'Show the documented response' }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('buid must be a uuid value_error.uuid');
  });
  await test.step('a menu shows the answers 400 and 500 with the exact texts', async () => {
    const call = await openTrial(page, 'startDialog');
    for (const [choice, type, message] of [
      ['Status 400, client error', 'Ошибка клиента', 'Клиент допустил ошибку.'],
      ['Status 500, server error', 'Ошибка сервера', 'Сервер допустил ошибку.'],
    ] as const) {
      await call.getByLabel('Response', { exact: true }).selectOption(choice);
      await call.getByRole('button', { name: 'Show the documented response' }).click();
      await expect(bodyIn(call)).toContainText(type);
      expect(JSON.parse(await bodyIn(call).innerText())).toEqual({
        success: false,
        result: { error_type: type, error_message: message },
      });
    }
  });
  const call = await openTrial(page, 'sendRequest');
  await test.step('nothing is sent, and a trial works without a line once it is open', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await context.setOffline(true);
    await call.getByRole('button', { name: 'Show the documented response' }).click();
    await expect(call.getByRole('status').filter({ has: page.locator('.api-answer') })).toContainText('200');
    expect(requests).toEqual([]);
    await context.setOffline(false);
  });
  await test.step('the edited call can be copied as code, with the values of the reader', async () => {
    await call.getByLabel('Body', { exact: true }).fill('{ "text": "Good <b>day</b>" }');
    await call.getByText('This call as code').click();
    const code = call.getByRole('group', { name: 'Samples of your call of Send request' });
    await expect(code.locator('.api-panel:not([hidden])')).toContainText('https://own.example/sendRequest/');
    await expect(code.locator('.api-panel:not([hidden])')).toContainText('{ "text": "Good <b>day</b>" }');
    await clickFar(code.getByRole('tab', { name: 'JavaScript' }));
    await expect(code.locator('.api-panel:not([hidden])')).toContainText('fetch(');
  });
});

test('a form whose examples could not be loaded loads them when it is opened again; what was typed is there again after Close, with ids that are filled in meanwhile', async ({
  page,
}) => {
  const [first, second] = ['11111111-2222-4333-8444-555555555555', '99999999-8888-4777-8666-555555555555'];
  await openHydrated(page, '/api/sapi/');
  const fill = async (label: RegExp, value: string) => page.locator('.api-fills').getByLabel(label).fill(value);
  await page.getByText('Fill in your address and IDs').click();
  await fill(/\bbuid\b/, first);
  const call = callOf(page, 'sendRequest');
  await test.step('examples that could not be loaded', async () => {
    const endFailing = await failScripts(page);
    await call.getByRole('button', { name: /^Try it/ }).click();
    await expect(call.getByText('Could not load the form.')).toBeVisible();
    const { height = 0 } = (await call.locator('.api-try__fields').boundingBox()) ?? {};
    expect(height, 'the room of the form, so that it moves little when it comes').toBeGreaterThanOrEqual(280);
    await endFailing();
    await page.route('**/api/sapi.json', (route) => route.abort());
    await call.getByRole('button', { name: 'Try again' }).click();
    await expect(call.getByRole('alert')).toContainText('Close this form and open it again.');
    await expect(page.locator('body'), 'the button has gone, the focus has a place').not.toBeFocused();
    await page.unroute('**/api/sapi.json');
    await call.getByRole('button', { name: 'Close' }).click();
  });
  await openTrial(page, 'sendRequest');
  const id = call.getByLabel('buid in the path');
  const body = call.getByLabel('Body', { exact: true });
  await expect(id).toHaveValue(first);
  await body.fill(`{ "text": "Hello ${first}", "reply_to": { "host": "https://client.example/replies" } }`);

  await call.getByRole('button', { name: 'Close' }).click();
  await expect(body).toBeHidden();
  await fill(/\bbuid\b/, second);
  // Each letter makes another address, and the first ones are in the body.
  const base = page.locator('.api-fills').getByLabel(/^Base address/);
  await base.fill('');
  await base.pressSequentially('https://client.own.example');
  await call.getByRole('button', { name: /^Try it/ }).click();
  await expect(id).toHaveValue(second);
  await expect(body).toHaveValue(
    `{ "text": "Hello ${second}", "reply_to": { "host": "https://client.example/replies" } }`,
  );

  await fill(/\bbuid\b/, first);
  await expect(id).toHaveValue(first);
  await expect(body).toHaveValue(
    `{ "text": "Hello ${first}", "reply_to": { "host": "https://client.example/replies" } }`,
  );
  await call.getByText('This call as code').click();
  const code = call.getByRole('group', { name: 'Samples of your call of Send request' });
  await expect(code.locator('.api-panel:not([hidden])')).toContainText(
    `https://client.own.example/sendRequest/${first}/`,
  );
});

/** Lets the page call a host, as a build with `API_HOSTS` does: in its data, and in its policy. */
async function withHost(page: Page, host: string): Promise<void> {
  await page.route('**/api/sapi/', async (route) => {
    const response = await route.fetch();
    const open = (policy: string) => policy.replace("connect-src 'self'", `connect-src 'self' ${host}`);
    const name = 'content-security-policy';
    const headers = { ...response.headers(), [name]: open(response.headers()[name] ?? '') };
    await route.fulfill({ response, headers, body: open(await response.text()) });
  });
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    await route.fulfill({ response, body: code.replace('"hosts":[]', `"hosts":["${host}"]`) });
  });
}

test('a call is really sent where the build names the host, and says who answered', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('dialogos.api.sapi.base', 'http://localhost:4011/path'));
  await setNoPrefetch(page);
  await withHost(page, 'http://localhost:4011');
  await page.route('http://localhost:4011/**', (route) =>
    route.fulfill({ json: { asked: route.request().url() }, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await openHydrated(page, '/api/sapi/');
  const call = await openTrial(page, 'getWebhook');
  await expect(call.getByText('Only “Send” really makes the call.')).toBeVisible();
  await call.getByRole('button', { name: 'Send to http://localhost:4011' }).click();
  const answer = call.getByRole('status').filter({ has: page.locator('.api-answer') });
  await expect(answer).toContainText('200 This response was sent by http://localhost:4011.');
  await expect(bodyIn(call)).toContainText(
    '"http://localhost:4011/path/getWebhook/d3f8a6b2-71c4-4e95-8b0d-5a2f9e64c710"',
  );

  await page.unroute('http://localhost:4011/**');
  const asked: Route[] = [];
  await page.route('http://localhost:4011/**', (route) => void asked.push(route));
  const send = call.getByRole('button', { name: 'Send to http://localhost:4011' });
  await send.press('Enter');
  await expect(call.getByText('Waiting for http://localhost:4011')).toBeVisible();
  await expect(send).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect.poll(() => asked.length).toBe(1);
  await asked[0]?.abort();
  await expect(call.getByText('No response from http://localhost:4011.')).toBeVisible();
  await expect(send, 'the focus stays').toBeFocused();
  expect(asked.length, 'the second press sends nothing').toBe(1);
});
