import { siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { drawnFrames, navbarOf } from '../../helpers/shell';
import { expect, test } from '../../helpers/test';

test('A site can omit or turn off every optional part of the shell', async ({ page }) => {
  await openHydrated(page, `${siteUrl('updateOld')}/`);

  await test.step('an announcement bar that is not closeable has no button', async () => {
    const bar = page.locator('.theme-announcement-bar');
    await expect(bar).toHaveText('This bar stays.');
    await expect(bar.getByRole('button')).toHaveCount(0);
  });

  await test.step('the colour mode starts dark and has no switch', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', { name: /^Switch between dark and light mode/ })).toHaveCount(0);
  });

  await test.step('the docs sidebar has no button that hides it', async () => {
    await expect(page.locator('aside.theme-doc-sidebar-container')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toHaveCount(0);
  });

  await test.step('with only one version its dropdown is a plain link', async () => {
    const link = navbarOf(page).getByRole('link', { name: '3.1' });
    await expect(link).toHaveAttribute('href', '/');
    await expect(link).not.toHaveAttribute('aria-haspopup');
    await expect(navbarOf(page).locator('.dropdown')).toHaveCount(0);
  });

  await test.step('the footer is a single link row without logo and copyright', async () => {
    const footer = page.getByRole('contentinfo');
    const links = footer.getByRole('link');
    await expect(links).toHaveCount(2);
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().y));
    expect(Math.max(...tops) - Math.min(...tops), 'all in one row').toBeLessThan(10);
    await expect(footer.locator('.footer__col')).toHaveCount(0);
    await expect(footer.locator('img')).toHaveCount(0);
    await expect(footer.locator('.footer__copyright')).toHaveCount(0);
  });

  await test.step('the navbar stays fixed on the way down', async () => {
    await page.setViewportSize({ width: 1280, height: 200 });
    for (let count = 0; count < 4; count += 1) {
      await page.mouse.wheel(0, 200);
      await drawnFrames(page, 3);
    }
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await drawnFrames(page, 30);
    expect((await navbarOf(page).boundingBox())?.y).toBe(0);
  });
});
