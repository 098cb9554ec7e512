import { openHydrated } from '../../helpers/hydrated';
import { expect, test } from '../../helpers/test';

test.describe('A skip-to-main-content link', () => {
  for (const address of ['/about/terms', '/blog', '/titlePage']) {
    test(`is the first stop on ${address} and moves focus to the main area`, async ({ page }) => {
      await openHydrated(page, address);
      const link = page.getByRole('link', { name: 'Skip to main content' });
      await expect(link).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
    });
  }
});
