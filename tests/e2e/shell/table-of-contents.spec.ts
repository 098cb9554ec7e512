import { siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { expect, test } from '../../helpers/test';

test.describe('The table of contents shows heading levels 2 to 3', () => {
  for (const address of ['/about/terms', '/content']) {
    test(`all of them on ${address}, in their order`, async ({ page }) => {
      await openHydrated(page, address);
      const headings = await page
        .locator('.theme-doc-markdown')
        .locator('h2[id], h3[id]')
        .evaluateAll((all) => all.map(({ id }) => `#${id}`));
      const links = await page
        .locator('.theme-doc-toc-desktop a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(headings.length).toBeGreaterThan(2);
      expect(links).toEqual(headings);
    });
  }

  test('no heading of level 4', async ({ page }) => {
    await openHydrated(page, `${siteUrl('shell')}/docs/start`);
    await expect(page.locator('h4#detail-of-detail')).toBeVisible();
    await expect(page.locator('.table-of-contents a')).toHaveText(['First part', 'A detail']);
  });
});
