import { allCodes } from '../../../src/dl';
import { siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { openPlayground } from '../../helpers/playground';
import { expect, type Page, test } from '../../helpers/test';
import { expectNoFindings } from '../../helpers/views';

const address = `${siteUrl('main')}/syntax-DL/special-symbols-in-rules`;

/** The form and the table, without the texts around them. */
const filtered = ['.table-filter', 'table:has([id^="code-"])'];

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

test('a number or words filter the codes, and an address leads to the row of a code, whatever the filter shows', async ({
  page,
}) => {
  await openHydrated(page, address);
  const field = form(page).getByLabel('Number or words');
  const go = (hash: string) => page.evaluate((to) => location.assign(to), hash);
  await test.step('a number finds the codes that start with it, words find the rows that have them all, and what finds nothing says so', async () => {
    await expect(count(page)).toHaveText(`${allCodes.length} of ${allCodes.length} codes`);
    await field.fill('1030');
    await expect(rows(page)).toHaveCount(allCodes.filter((code) => String(code).startsWith('1030')).length);
    await field.fill('0304');
    await expect(rows(page)).toHaveCount(0);
    const texts = await page.locator('tr[id^="code-"]').allTextContents();
    await field.fill('no dictionary');
    await expect(rows(page)).toHaveCount(texts.filter((text) => /no/i.test(text) && /dictionary/i.test(text)).length);
    await expect(rows(page).filter({ hasText: '10304' })).toBeVisible();
    await expectNoFindings(page, 'with a filter', { within: filtered });
    await field.fill('zeppelin');
    await expect(count(page)).toHaveText(`0 of ${allCodes.length} codes. Try fewer words, or the number alone.`);
  });
  await test.step('an address leads to the row of a code, though the filter had hidden it', async () => {
    await field.fill('29012');
    await expect(rows(page)).toHaveCount(1);
    await go('#code-10304');
    await expect(page.locator('#code-10304')).toBeInViewport();
    await expectMarked(page, '10304');
    await go('#code-29012');
    await expectMarked(page, '29012');
    await expectNoFindings(page, 'with a marked row', { within: filtered });
  });
  await test.step('what was typed stays when the address leads to another place of the page', async () => {
    await field.fill('1030');
    await expect(rows(page).filter({ hasText: '29012' })).toHaveCount(0);
    const found = await rows(page).count();
    for (const place of ['#mistakes', '#code-10304']) {
      await go(place);
      await expect(page.locator(place)).toBeInViewport();
      await expect(field).toHaveValue('1030');
      await expect(rows(page)).toHaveCount(found);
    }
  });
});

test('a message of the playground links to its code', async ({ page }) => {
  const { messages } = await openPlayground(page, 'Wrong: a dictionary that is not there');
  await messages.getByRole('link', { name: 'Error 10304' }).click();
  await expect(page).toHaveURL(`${address}#code-10304`);
  await expect(page.locator('#code-10304')).toBeInViewport();
  await expectMarked(page, '10304');
});
