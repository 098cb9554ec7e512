import { siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { expect, test } from '../../helpers/test';

test.describe('Browser storage unavailable: console warning only; choices are not persisted', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
  });

  test('the site works with a warning and without an error', async ({ page }) => {
    const warnings: string[] = [];
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'warning') {
        warnings.push(message.text());
      }
      if (message.type() === 'error') {
        errors.push(message.text());
      }
    });
    await openHydrated(page, '/');
    await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('.theme-announcement-bar').getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    await page.locator('nav.navbar').getByRole('link', { name: 'Contents', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contents' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    await openHydrated(page, '/content');
    await expect(page.locator('html'), 'not persisted').toHaveAttribute('data-theme', 'light');
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();

    expect(warnings.join('\n')).toContain('browser storage is not available');
    expect(errors).toEqual([]);
  });

  test('the version dropdown works', async ({ page }) => {
    const shell = siteUrl('shell');
    await openHydrated(page, `${shell}/docs/tabs`);
    const dropdown = page.locator('.navbar__item.dropdown', { hasText: '1.0' });
    await dropdown.hover();
    await dropdown.getByRole('link', { name: '1.0' }).click();
    await expect(page).toHaveURL(`${shell}/docs/1.0/tabs`);
    await expect(page.getByText('Nothing yet.')).toBeVisible();
  });
});
