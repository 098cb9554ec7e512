import { scrollFar } from '../../helpers/clickFar';
import { openHydrated } from '../../helpers/hydrated';
import { expect, type Page, test } from '../../helpers/test';

const bar = (page: Page) => page.locator('.theme-doc-toc-mobile');
const phone = { width: 390, height: 844 };

test('on a phone the list of headings is a bar that stays in reach, opens over the text and leads below itself; on a desk there is none', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openHydrated(page, '/development/branches');

  await test.step('by keyboard it opens, is read and closes with Escape', async () => {
    const summary = bar(page).locator('summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bar(page).getByRole('link').first()).toBeHidden();
    await expect(summary).toBeFocused();

    await page.keyboard.press('Enter');
    await bar(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('link').first(), 'whoever leaves it sees where they are').toBeHidden();
    await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeFocused();
  });

  await test.step('it stays below the navbar', async () => {
    await scrollFar(page.getByRole('heading', { level: 2 }).nth(1));
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    const [navbarFoot, barTop] = await page.evaluate(() => [
      document.querySelector('.navbar')?.getBoundingClientRect().bottom,
      document.querySelector('.theme-doc-toc-mobile')?.getBoundingClientRect().top,
    ]);
    expect(barTop).toBeCloseTo(Math.max(0, navbarFoot ?? 0), 0);
  });

  await test.step('a tap beside the open list closes it, and follows no link below', async () => {
    await bar(page).locator('summary').click();
    await page.mouse.click(phone.width / 2, phone.height - 4);
    await expect(bar(page).getByRole('link').first()).toBeHidden();
    await expect(page).toHaveURL(/branches$/);
  });

  await test.step('it opens over the text, and its links lead below it', async () => {
    const heading = page.getByRole('heading', { name: 'Undo a merge' });
    const before = await heading.evaluate((node) => node.getBoundingClientRect().top + scrollY);
    await bar(page).locator('summary').click();
    const link = bar(page).getByRole('link', { name: 'Undo a merge' });
    await expect(link).toBeVisible();
    expect(await heading.evaluate((node) => node.getBoundingClientRect().top + scrollY)).toBeCloseTo(before, 0);

    await link.click();
    await expect(page).toHaveURL(/#undo-merge/);
    await expect(link).toBeHidden();
    await expect(heading).toBeInViewport({ ratio: 1 });
    const [headingTop, barFoot] = await Promise.all([
      heading.evaluate((node) => node.getBoundingClientRect().top),
      bar(page).evaluate((node) => node.getBoundingClientRect().bottom),
    ]);
    expect(headingTop).toBeGreaterThanOrEqual(barFoot);
  });

  await test.step('on a desk there is none', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(bar(page)).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list of headings opens, too', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/development/branches');
    await bar(page).locator('summary').click();
    await expect(bar(page).getByRole('link', { name: 'Undo a merge' })).toBeVisible();
  });
});
