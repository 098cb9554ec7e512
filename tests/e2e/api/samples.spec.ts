import { callOf } from '../../helpers/api';
import { clickFar } from '../../helpers/clickFar';
import { openHydrated } from '../../helpers/hydrated';
import { expect, test } from '../../helpers/test';

const ownUuid = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d';

test('the language is chosen once for all samples and tabs of all pages, and kept', async ({ page }) => {
  await openHydrated(page, '/api/capi/');
  await clickFar(callOf(page, 'chatInit').getByRole('tab', { name: 'Python' }));
  const chosen = page
    .locator('[role="tab"][aria-selected="true"]')
    .filter({ hasText: /^(curl|JavaScript|Python|Java|C#)$/ });
  const count = await chosen.count();
  expect(count, 'samples of the page').toBe(13);
  await expect(chosen).toHaveText(Array<string>(count).fill('Python'));
  await expect(callOf(page, 'chatRate').locator('.api-panel:not([hidden])').first()).toContainText('urllib');
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.language'))).toBe('python');

  const choiceOn = (name: string) => callOf(page, 'setWebhook').getByRole('tab', { name });
  await openHydrated(page, '/api/sapi/');
  await expect(choiceOn('Python')).toHaveAttribute('aria-selected', 'true');

  await test.step('it holds for the tabs of other pages too, and back', async () => {
    await openHydrated(page, '/channels/platforms/server-api');
    const tabs = page.locator('.tabs-container').first();
    await expect(tabs.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true');
    await clickFar(tabs.getByRole('tab', { name: 'JavaScript' }));
    await openHydrated(page, '/api/sapi/');
    await expect(choiceOn('JavaScript')).toHaveAttribute('aria-selected', 'true');
  });
});

test('the address and the ids of the reader fill all codes, those that come later too, and are kept', async ({
  page,
}) => {
  await openHydrated(page, '/api/capi/');
  const sample = callOf(page, 'chatInit').locator('.api-panel:not([hidden])').first();
  const base = page.getByLabel('Base address');
  const id = page.getByLabel('Assistant ID');
  await test.step('what is no address or no id never reaches a sample', async () => {
    const before = await sample.innerText();
    await page.getByText('Fill in your address and IDs').click();
    await base.fill("https://example.com'; rm -r");
    await expect(base).toHaveAccessibleDescription(
      'This is not an address such as https://host:8443/path. The samples keep the example value.',
    );
    await id.fill('12');
    await expect(id).toHaveAccessibleDescription('This is not a UUID. The samples keep the example value.');
    expect(await sample.innerText()).toBe(before);
  });
  await test.step('samples in more languages come when one of them is chosen, with the values of the reader', async () => {
    await page.getByRole('button', { name: 'Use the mock, http://localhost:4010' }).click();
    for (const [name, words] of [
      ['Java', 'HttpRequest.newBuilder(URI.create("http://localhost:4010/api/v1/Chat.init"))'],
      ['C#', 'await client.PostAsync("http://localhost:4010/api/v1/Chat.init", content)'],
    ] as const) {
      await clickFar(callOf(page, 'chatInit').getByRole('tab', { name, exact: true }));
      await expect(sample).toContainText(words);
    }
    await clickFar(callOf(page, 'chatInit').getByRole('tab', { name: 'curl' }));
  });
  await base.fill('http://chat.own.example:8443/dialogos/');
  await id.fill(ownUuid);
  await expect(sample).toContainText('http://chat.own.example:8443/dialogos/api/v1/Chat.init');
  await expect(sample).toContainText(ownUuid);
  await expect(page.locator('[data-fill="base"]').filter({ hasText: 'chat.own.example:8443' })).toHaveCount(
    await page.locator('[data-fill="base"]').count(),
  );
  await openHydrated(page, '/api/capi/');
  await expect(sample).toContainText('http://chat.own.example:8443/dialogos/api/v1/Chat.init');
});
