import { siteUrl } from '../../config/sites';
import { clickFar } from '../../helpers/clickFar';
import { openHydrated } from '../../helpers/hydrated';
import { setNoPrefetch, stored } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';
import { expectNoFindingsInBothModes } from '../../helpers/views';

const main = siteUrl('main');
const listOf = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

/** Adds a field to the page, which has none, and puts the focus into it. */
const focusField = (page: Page, name: 'input' | 'textarea') =>
  page.evaluate((tag) => {
    const field = document.createElement(tag);
    document.querySelector('main')?.append(field);
    field.focus();
  }, name);

test('the key ? opens the list, which axe finds nothing in, Escape closes it, and the focus comes back', async ({
  page,
}) => {
  await setNoPrefetch(page);
  await openHydrated(page, '/about/terms');
  const link = page.getByRole('link', { name: 'View Markdown' });
  await link.focus();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));

  await page.keyboard.press('?');
  await expect(listOf(page)).toBeVisible();
  expect(scripts.length, 'the list is loaded on first use').toBeGreaterThan(0);
  await expect(listOf(page).getByRole('term')).toHaveText([
    'Search',
    'Search, as on many other sites',
    'Show this list',
    'Previous page',
    'Next page',
    'Close the open panel',
  ]);
  await expectNoFindingsInBothModes(page, 'with the list', { within: ['dialog[open]'] });
  await page.keyboard.press('Escape');
  await expect(listOf(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('the brackets go to the next page and back, on a Cyrillic and a German keyboard too', async ({ page }) => {
  await openHydrated(page, '/content');
  await page.keyboard.press(']');
  await expect(page.getByRole('heading', { level: 1, name: 'How to develop an assistant' })).toBeVisible();
  await page.keyboard.press('[');
  await expect(page.getByRole('heading', { level: 1, name: 'Contents' })).toBeVisible();
  await page.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ъ', code: 'BracketRight', bubbles: true })),
  );
  await expect(page).toHaveURL(`${main}/development/algorithm-for-developing-the-assistant`);
  // With AltGr, as Windows reports it.
  const bracket = { key: '[', code: 'Digit8', ctrlKey: true, altKey: true, modifierAltGraph: true };
  await page.evaluate(
    (press) => document.body.dispatchEvent(new KeyboardEvent('keydown', { ...press, bubbles: true })),
    bracket,
  );
  await expect(page).toHaveURL(`${main}/content`);
});

test('no key acts in a field, with another key held, while it is held itself, or below the open list', async ({
  page,
}) => {
  await openHydrated(page, '/content');
  for (const name of ['input', 'textarea'] as const) {
    await focusField(page, name);
    await page.keyboard.type('?]');
    await expect(page.locator(`main ${name}`)).toHaveValue('?]');
  }
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Control+]');
  await page.keyboard.press('Alt+]');
  await page.keyboard.press('Meta+?');
  await page.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ']', repeat: true, bubbles: true })),
  );
  await expect(listOf(page)).toHaveCount(0);

  await page.keyboard.press('?');
  await expect(listOf(page)).toBeVisible();
  await page.keyboard.press(']');
  await expect(page).toHaveURL(`${main}/content`);
});

test('the keys can be turned off, which is remembered, and on again', async ({ page }) => {
  await openHydrated(page, '/content');
  await page.keyboard.press('?');
  const choice = listOf(page).getByRole('checkbox', { name: /^Turn on keyboard shortcuts/ });
  await expect(choice).toBeChecked();
  await choice.uncheck();
  expect(await stored(page, 'dialogos.shortcuts')).toBe('off');

  await openHydrated(page, '/content');
  await page.keyboard.press('?');
  await page.keyboard.press(']');
  await expect(page).toHaveURL(`${main}/content`);
  await expect(listOf(page)).toHaveCount(0);

  await clickFar(page.getByRole('button', { name: 'Keyboard shortcuts' }));
  await choice.check();
  await listOf(page).getByRole('button', { name: 'Close' }).click();
  expect(await stored(page, 'dialogos.shortcuts')).toBeNull();
  await page.keyboard.press(']');
  await expect(page).toHaveURL(`${main}/development/algorithm-for-developing-the-assistant`);
});
