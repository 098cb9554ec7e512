import { footer } from '../../../src/config/footer';
import { belowToo } from '../../config/addressTests';
import { at, siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { expect, test } from '../../helpers/test';

test.describe('Footer: link columns or a single link row, optional logo, copyright line', () => {
  test('link columns with the links of the configuration', belowToo, async ({ page }) => {
    await openHydrated(page, '/');
    const columns = page.locator('footer .footer__col');
    await expect(columns.locator('.footer__title')).toHaveText(footer.links.map(({ title }) => title));
    for (const [index, { items }] of footer.links.entries()) {
      const links = columns.nth(index).getByRole('link');
      await expect(links).toHaveText(items.map(({ label }) => label));
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(targets).toEqual(items.map(({ to }) => at(to)));
    }
  });

  test('logo that leads to the title page', belowToo, async ({ page }) => {
    await openHydrated(page, '/');
    const logo = page.locator('footer').getByRole('img', { name: 'DialogOS' }).and(page.locator(':visible'));
    await expect(logo).toHaveCount(1);
    expect(await logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await logo.click();
    await expect(page).toHaveURL(at('/titlePage'));
  });

  test('copyright line of 2023', async ({ page }) => {
    await openHydrated(page, '/');
    await expect(page.locator('footer .footer__copyright')).toHaveText(
      'Copyright © 2023 DialogOS. Virtual Assistants IDE.',
    );
  });

  test('a single link row, without logo and copyright where they are not configured', async ({ page }) => {
    await openHydrated(page, `${siteUrl('plain')}/`);
    const links = page.locator('footer').getByRole('link');
    await expect(links).toHaveCount(2);
    const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().y));
    expect(new Set(boxes).size, 'all in one row').toBe(1);
    await expect(page.locator('footer .footer__col')).toHaveCount(0);
    await expect(page.locator('footer img')).toHaveCount(0);
    await expect(page.locator('footer .footer__copyright')).toHaveCount(0);
  });
});
