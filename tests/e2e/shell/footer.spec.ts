import { footer } from '../../../src/config/footer';
import { belowToo } from '../../config/addressTests';
import { at } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { expect, test } from '../../helpers/test';

test('Footer: link columns, logo, copyright line', belowToo, async ({ page }) => {
  await openHydrated(page, '/');

  await test.step('link columns with the links of the configuration', async () => {
    const columns = page.locator('footer .footer__col');
    await expect(columns.locator('.footer__title')).toHaveText(footer.links.map(({ title }) => title));
    for (const [index, { items }] of footer.links.entries()) {
      const links = columns.nth(index).getByRole('link');
      await expect(links).toHaveText(items.map(({ label }) => label));
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(targets).toEqual(items.map(({ to }) => at(to)));
    }
  });

  await test.step('copyright line of 2023', async () => {
    await expect(page.locator('footer .footer__copyright')).toHaveText(
      'Copyright © 2023 DialogOS. Virtual Assistants IDE.',
    );
  });

  await test.step('logo that leads to the title page', async () => {
    const logo = page.locator('footer').getByRole('img', { name: 'DialogOS' }).and(page.locator(':visible'));
    await expect(logo).toHaveCount(1);
    expect(await logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await logo.click();
    await expect(page).toHaveURL(at('/titlePage'));
  });
});
