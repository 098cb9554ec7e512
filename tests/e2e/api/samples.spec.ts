import { callOf } from '../../helpers/api';
import { openHydrated } from '../../helpers/hydrated';
import { expect, test } from '../../helpers/test';

const ownUuid = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d';

test('the language is chosen once for all samples and kept', async ({ page }) => {
  await openHydrated(page, '/api/capi/');
  await callOf(page, 'chatInit').getByRole('tab', { name: 'Python' }).click();
  const chosen = page.locator('[role="tab"][aria-selected="true"]').filter({ hasText: /^(curl|JavaScript|Python)$/ });
  const count = await chosen.count();
  expect(count, 'samples of the page').toBe(13);
  await expect(chosen).toHaveText(Array<string>(count).fill('Python'));
  await expect(callOf(page, 'chatRate').locator('.api-panel:not([hidden])').first()).toContainText('urllib');
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.api-language'))).toBe('Python');

  await openHydrated(page, '/api/sapi/');
  await expect(callOf(page, 'setWebhook').getByRole('tab', { name: 'Python' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('the host and the ids of the reader fill all codes and are kept', async ({ page }) => {
  await openHydrated(page, '/api/capi/');
  await page.getByText('Fill in your host and ids').click();
  await page.getByLabel('Host').fill('chat.own.example:8443');
  await page.getByLabel('Assistant id').fill(ownUuid);
  const sample = callOf(page, 'chatInit').locator('.api-panel:not([hidden])').first();
  await expect(sample).toContainText(`https://chat.own.example:8443/api/v1/Chat.init`);
  await expect(sample).toContainText(ownUuid);
  await expect(page.locator('[data-fill="host"]').filter({ hasText: 'chat.own.example:8443' })).toHaveCount(
    await page.locator('[data-fill="host"]').count(),
  );

  await openHydrated(page, '/api/sapi/');
  await expect(callOf(page, 'setWebhook').locator('.api-panel:not([hidden])').first()).toContainText(
    'https://chat.own.example:8443/setWebhook/',
  );
});

test('what is no host or no id never reaches a sample', async ({ page }) => {
  await openHydrated(page, '/api/capi/');
  const sample = callOf(page, 'chatInit').locator('.api-panel:not([hidden])').first();
  const before = await sample.innerText();
  await page.getByText('Fill in your host and ids').click();
  await page.getByLabel('Host').fill("example.com'; rm -r");
  await expect(page.getByLabel('Host')).toHaveAccessibleDescription(
    'This is not a host name. The samples keep the example value.',
  );
  await page.getByLabel('Assistant id').fill('12');
  await expect(page.getByLabel('Assistant id')).toHaveAccessibleDescription(
    'This is not a UUID. The samples keep the example value.',
  );
  expect(await sample.innerText()).toBe(before);
});
