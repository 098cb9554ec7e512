import { callOf } from '../../helpers/api';
import { openHydrated } from '../../helpers/hydrated';
import { expect, type Page, test } from '../../helpers/test';

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** The element with the focus must show it. */
async function expectSeenFocus(page: Page): Promise<void> {
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return `${outlineStyle} ${outlineWidth}`;
  });
  expect(outline).not.toMatch(/^none|^\w+ 0px$/);
}

test('the keyboard alone chooses a language, opens a trial, edits it and reads the answer', async ({ page }) => {
  await openHydrated(page, '/api/capi/');
  const call = callOf(page, 'chatInit');
  await call.getByRole('tab', { name: 'curl' }).focus();
  await press(page, 'ArrowRight');
  await expect(call.getByRole('tab', { name: 'JavaScript' })).toBeFocused();
  await expect(call.getByRole('tab', { name: 'JavaScript' })).toHaveAttribute('aria-selected', 'true');
  await expectSeenFocus(page);
  await press(page, 'ArrowLeft', 'ArrowLeft');
  await expect(call.getByRole('tab', { name: 'C#' })).toBeFocused();
  await press(page, 'Tab');
  await expect(call.getByRole('button', { name: 'Copy code' }).first()).toBeFocused();
  await expectSeenFocus(page);
  await press(page, 'Tab');
  await expect(call.getByRole('button', { name: 'Try it: Open a chat' })).toBeFocused();
  await expectSeenFocus(page);
  await press(page, 'Enter');
  await expect(call.getByRole('button', { name: 'Close: Open a chat' })).toBeFocused();
  await expect(call.getByLabel('Example')).toBeVisible();
  await press(page, 'Tab');
  await expect(call.getByLabel('Example')).toBeFocused();
  await press(page, 'ArrowDown');
  await expect(call.getByLabel('Body', { exact: true })).not.toHaveValue(/cuid/);
  await press(page, 'Tab', 'Control+a');
  await page.keyboard.type('{');
  await press(page, 'Tab', 'Tab');
  await expect(call.getByRole('button', { name: 'Show the documented response' })).toBeFocused();
  await press(page, 'Enter');
  await expect(call.getByRole('list', { name: /^Errors in/ })).toContainText('must be JSON');
});

test('folds, views and permalinks are reached by the keyboard', async ({ page }) => {
  await openHydrated(page, '/api/sapi/');
  await page.getByRole('button', { name: 'Redoc', exact: true }).focus();
  await expectSeenFocus(page);
  await press(page, 'Shift+Tab');
  await expect(page.getByRole('button', { name: 'Reference', exact: true })).toBeFocused();

  const fold = callOf(page, 'sendRequest').locator('summary').first();
  await fold.focus();
  await press(page, 'Enter');
  const inside = callOf(page, 'sendRequest').getByRole('link', { name: 'auth_key' });
  await expect(inside).toBeVisible();
  await press(page, 'Tab', 'Tab');
  await expect(inside).toBeFocused();
  await press(page, 'Enter');
  await expect(page).toHaveURL(/#operation\/sendRequest\/reply_to\.auth_key$/);
});

test('the list of calls does not follow the page while the Tab key is in it', async ({ page }) => {
  await openHydrated(page, '/api/capi/');
  const links = page.getByRole('navigation', { name: /^Parts of/ }).getByRole('link');
  await links.nth(-2).focus();
  await press(page, 'Tab');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect(links.and(page.locator('[aria-current]'))).toHaveCount(1);
  await expect(links.last()).toBeFocused();
  await expect(links.last()).toBeInViewport();
});

test('on a phone the list of calls closes when the Tab key leads out of it, with Escape, and with a tap beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openHydrated(page, '/api/capi/');
  const list = page.getByRole('navigation', { name: /^Parts of/ });
  const summary = list.locator('summary');
  await summary.focus();
  await press(page, 'Enter', 'Tab');
  await expect(list.getByRole('link').first()).toBeFocused();
  await press(page, 'Escape');
  await expect(summary).toBeFocused();
  await expect(list.getByRole('link').first()).toBeHidden();
  await press(page, 'Enter');
  await list.getByRole('link').last().focus();
  await press(page, 'Tab');
  await expect(list.getByRole('link').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Reference', exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Reference', exact: true })).toBeInViewport({ ratio: 1 });
  await summary.click();
  await page.mouse.click(195, 796);
  await expect(list.getByRole('link').first()).toBeHidden();
});
