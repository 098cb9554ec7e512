import { allCodes } from '../../../src/dl';
import { siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { openPlayground } from '../../helpers/playground';
import { expect, type Page, test } from '../../helpers/test';
import { expectNoFindings } from '../../helpers/views';

const address = `${siteUrl('main')}/syntax-DL/special-symbols-in-rules`;

const rows = (page: Page) => page.locator('tr[id^="code-"]:visible');
const form = (page: Page) => page.getByRole('form', { name: 'Filter the error codes' });
const count = (page: Page) => form(page).getByRole('status');

/** The row of the address, and no other, is marked on the screen and for screen readers. */
async function expectMarked(page: Page, code: string): Promise<void> {
  const marked = page.locator('tr[aria-current]');
  await expect(marked).toHaveAttribute('id', `code-${code}`);
  const grounds = [marked, page.locator('tr[id^="code-"]:not([aria-current])').first()].map((row) =>
    row
      .locator('td')
      .last()
      .evaluate((cell) => getComputedStyle(cell).backgroundColor),
  );
  const [led, other] = await Promise.all(grounds);
  expect(led).not.toBe(other);
}

test('a number finds its codes, words find the rows that have them all, and what finds nothing says so', async ({
  page,
}) => {
  await openHydrated(page, address);
  await expect(count(page)).toHaveText(`${allCodes.length} of ${allCodes.length} codes`);
  const field = form(page).getByLabel('Number or words');
  await field.fill('1030');
  await expect(rows(page)).toHaveCount(allCodes.filter((code) => String(code).startsWith('1030')).length);
  await field.fill('no dictionary');
  await expect(rows(page).filter({ hasText: '10304' })).toBeVisible();
  await expectNoFindings(page, 'with a filter', { within: ['main'] });
  await field.fill('zeppelin');
  await expect(count(page)).toHaveText(`0 of ${allCodes.length} codes. Try fewer words, or the number alone.`);
});

test('an address leads to the row of a code, though the filter had hidden it', async ({ page }) => {
  await openHydrated(page, address);
  await form(page).getByLabel('Number or words').fill('29012');
  await expect(rows(page)).toHaveCount(1);
  await page.evaluate(() => location.assign('#code-10304'));
  await expect(page.locator('#code-10304')).toBeInViewport();
  await expectMarked(page, '10304');
  await page.evaluate(() => location.assign('#code-29012'));
  await expectMarked(page, '29012');
  await expectNoFindings(page, 'with a marked row', { within: ['main'] });
});

test('what was typed stays when the address leads to another place of the page', async ({ page }) => {
  await openHydrated(page, address);
  const field = form(page).getByLabel('Number or words');
  await field.fill('1030');
  const found = await rows(page).count();
  for (const place of ['#mistakes', '#code-10304']) {
    await page.evaluate((hash) => location.assign(hash), place);
    await expect(page.locator(place)).toBeInViewport();
    await expect(field).toHaveValue('1030');
    await expect(rows(page)).toHaveCount(found);
  }
});

test('a message of the playground links to its code', async ({ page }) => {
  const { messages } = await openPlayground(page, 'Wrong: a dictionary that is not there');
  await messages.getByRole('link', { name: 'Error 10304' }).click();
  await expect(page).toHaveURL(`${address}#code-10304`);
  await expect(page.locator('#code-10304')).toBeInViewport();
  await expectMarked(page, '10304');
});
