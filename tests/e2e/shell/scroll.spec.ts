import { siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { isSameDocument, markDocument } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

const scrolledBy = (page: Page) => page.evaluate(() => window.scrollY);

test.describe('On route change, scroll goes to the hash anchor, or to the top', () => {
  test('to the top', async ({ page }) => {
    await openHydrated(page, '/about/terms');
    await markDocument(page);
    await page.locator('footer').getByRole('link', { name: 'Contents' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contents' })).toBeInViewport();
    expect(await scrolledBy(page)).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('to the hash anchor of another page', async ({ page }) => {
    await openHydrated(page, `${siteUrl('shell')}/docs/start`);
    await markDocument(page);
    await page.getByRole('link', { name: 'the last part of another page' }).click();
    await expect(page.locator('#last-part')).toBeInViewport();
    expect(await scrolledBy(page)).toBeGreaterThan(500);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('to the hash anchor of the same page, and back to the top', async ({ page }) => {
    await openHydrated(page, '/about/terms');
    await expect(page.locator('#identifiers')).not.toBeInViewport();
    await page.locator('.theme-doc-toc-desktop a[href="#identifiers"]').click();
    await expect(page.locator('#identifiers')).toBeInViewport();
    await page.goBack();
    await expect.poll(() => scrolledBy(page)).toBe(0);
  });

  test('a change of the query alone does not scroll', async ({ page }) => {
    await openHydrated(page, `${siteUrl('shell')}/docs/guide/second`);
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.evaluate(() => {
      window.history.pushState(null, '', '?view=full');
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await expect(
      page.locator('.navbar__item.dropdown', { hasText: '1.0' }).locator('.dropdown__link').first(),
      'the router has seen the change',
    ).toHaveAttribute('href', /\?view=full$/);
    expect(await scrolledBy(page)).toBe(400);
  });
});
