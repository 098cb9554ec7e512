import { openHydrated } from '../../helpers/hydrated';
import { expect, type Page, test } from '../../helpers/test';

const menu = (page: Page) => page.getByRole('navigation', { name: 'All releases' });

test('the list of releases is grouped by year and says what each brought', async ({ page }) => {
  await openHydrated(page, '/blog');
  const [newest, oldest] = [
    menu(page).getByRole('list', { name: '2023' }),
    menu(page).getByRole('list', { name: '2022' }),
  ];
  await expect(newest.getByRole('link').first()).toHaveText('0.72.0 Filter by version in reports');
  await expect(oldest.getByRole('link').last()).toContainText('0.28.0');
  const brought = await menu(page).locator('li a > span').allTextContents();
  expect(brought.length).toBeGreaterThan(40);
  expect(brought.filter((text) => text.trim() === '')).toEqual([]);
});

test('an old release that is open is seen in the list, which scrolls by itself', async ({ page }) => {
  await openHydrated(page, '/blog/0.30.0');
  await expect(menu(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('on a phone the menu of the bar has the list of releases', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/blog/0.72.0');
  await page.locator('.navbar__toggle').click();
  const link = page
    .locator('.navbar-sidebar')
    .getByRole('link', { name: '0.70.0 Comparison of periods in every report' });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Release 0.70.0');
});
