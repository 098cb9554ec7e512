import { belowToo } from '../../config/addressTests';
import { openHydrated } from '../../helpers/hydrated';
import { expect, type Page, test } from '../../helpers/test';

const sidebar = (page: Page) => page.locator('aside.theme-doc-sidebar-container');
const width = async (page: Page) => (await sidebar(page).boundingBox())?.width;

test.describe('The docs sidebar can be hidden; its width is 300px', () => {
  test('300 px wide, hidden and shown again', async ({ page }) => {
    await openHydrated(page, '/about/terms');
    expect(await width(page)).toBe(300);
    const link = sidebar(page).getByRole('link', { name: 'Terms and definitions' });
    await expect(link).toBeVisible();
    const article = await page.locator('main').boundingBox();

    await sidebar(page).getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect.poll(() => width(page)).toBeLessThan(60);
    await expect(link).toBeHidden();
    await expect
      .poll(async () => (await page.locator('main').boundingBox())?.width)
      .toBeGreaterThan((article?.width ?? Infinity) + 200);

    await sidebar(page).getByRole('button', { name: 'Expand sidebar' }).click();
    await expect.poll(() => width(page)).toBe(300);
    await expect(link).toBeVisible();
  });
});

test('the documentation root shows the tutorial sidebar', belowToo, async ({ page }) => {
  await openHydrated(page, '/');
  await expect(sidebar(page).locator('.theme-doc-sidebar-menu > li').first()).toBeVisible();
  expect(await sidebar(page).getByRole('button').count()).toBeGreaterThan(5);
});
