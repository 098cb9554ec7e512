import { at } from '../../config/sites';
import { hostileEnds, hostileInnerPaths } from '../../helpers/hostileAddresses';
import { openHydrated } from '../../helpers/hydrated';
import { navigateInApp } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

/** @returns what a page did that no address may make it do */
function watchHarm(page: Page): string[] {
  const harm: string[] = [];
  page.on('pageerror', ({ message }) => harm.push(`uncaught: ${message}`));
  page.on('dialog', (dialog) => {
    harm.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return harm;
}

async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('img[src="x"], main script:not([type])')).toHaveCount(0);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'no sideways scroll').toBeLessThanOrEqual(0);
}

test(`${hostileEnds.length} hostile hashes and query strings open the page that they are on`, async ({ page }) => {
  test.slow();
  const harm = watchHarm(page);
  for (const [what, address] of hostileEnds) {
    await test.step(what.slice(0, 60), async () => {
      // The next address must be a new document, also where only the hash differs.
      await page.goto('about:blank');
      await openHydrated(page, address);
      expect(new URL(page.url()).pathname).toBe(at(new URL(address, 'http://localhost').pathname));
      await expectUsable(page);
      expect(harm, address.slice(0, 100)).toEqual([]);
    });
  }
});

test(`${hostileInnerPaths.length} hostile paths inside the running site end at a page that can be used`, async ({
  page,
}) => {
  test.slow();
  const harm = watchHarm(page);
  for (const [what, path] of hostileInnerPaths) {
    await test.step(what.slice(0, 60), async () => {
      await page.goto('about:blank');
      await openHydrated(page, '/about/terms');
      await navigateInApp(page, path);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Terms and definitions');
      await expectUsable(page);
      expect(harm, path.slice(0, 100)).toEqual([]);
    });
  }
});
