import { siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { expect, type Page, test } from '../../helpers/test';
import { expectNoFindings, expectNoSidewaysScroll } from '../../helpers/views';

const address = `${siteUrl('main')}/channels/channel-restrictions`;

const matrix = (page: Page) => page.getByRole('table').first();
const rows = (page: Page) => matrix(page).locator('tbody tr:visible');
const form = (page: Page) => page.getByRole('form', { name: 'Filter the channels' });
const count = (page: Page) => form(page).getByRole('status');

test('the keyboard alone finds the channels, the address holds the choice, and the count is told', async ({ page }) => {
  await openHydrated(page, address);
  await expect(count(page)).toHaveText('12 of 12 channels');
  await form(page).getByLabel('Channel', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(form(page).getByLabel('Text of at least')).toBeFocused();
  await page.keyboard.type('4');
  await expect(page).toHaveURL(/\?text=4000$/);
  await form(page).getByLabel('Voice').focus();
  await page.keyboard.press('Space');
  await expect(count(page)).toHaveText('1 of 12 channels');
  await expect(rows(page)).toHaveText([/^Server API/]);
  await expect(page).toHaveURL(/\?text=4000&need=voice$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(12);
  await expect(page).toHaveURL(address);
});

test('an address with a choice opens it, what no channel has is said, and the form stays within a phone', async ({
  page,
}) => {
  await openHydrated(page, `${address}?channel=tele&need=files#matrix`);
  await expect(rows(page)).toHaveText([/^Telegram/]);
  await expect(form(page).getByLabel('Files')).toBeChecked();
  await form(page).getByLabel('Operators').check();
  await expect(count(page)).toHaveText(
    '0 of 12 channels. No channel matches. Change the name, the length or the needs, or clear the filter.',
  );
  await expect(page).toHaveURL(`${address}?channel=tele&need=files,operators#matrix`);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoSidewaysScroll(page, 'with letters twice as large');
  await form(page).getByRole('button', { name: 'Clear the filter' }).click();
  await expect(rows(page)).toHaveCount(12);
  await expectNoSidewaysScroll(page, 'with letters twice as large and all channels');
});

test('a link without a choice shows all channels, and the way back the choice', async ({ page }) => {
  await openHydrated(page, `${address}?need=voice`);
  await expect(rows(page)).toHaveCount(2);
  await expectNoFindings(page, 'with a choice', { within: ['.channel-filter', 'main table'] });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Channel limits' }).click();
  await expect(page).toHaveURL(address);
  await expect(rows(page)).toHaveCount(12);
  await expect(form(page).getByLabel('Voice')).not.toBeChecked();
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
  await expect(form(page).getByLabel('Voice')).toBeChecked();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('the letters in fields are so large that iOS does not zoom into them', async ({ page }) => {
    for (const opened of [address, `${siteUrl('main')}/api/sapi/`]) {
      await openHydrated(page, opened);
      const sizes = await page
        .locator('main :is(input:not([type="checkbox"]), select, textarea)')
        .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
      expect(sizes.length, `fields of ${opened}`).toBeGreaterThan(0);
      expect(Math.min(...sizes), opened).toBeGreaterThanOrEqual(16);
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all rows are there, and no control that does nothing', async ({ page }) => {
    await page.goto(`${address}?need=voice`);
    await expect(rows(page)).toHaveCount(12);
    await expect(form(page)).toHaveCount(0);
  });
});
