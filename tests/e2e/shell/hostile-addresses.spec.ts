import { at } from '../../config/sites';
import { hostileEnds, hostileInnerPaths, hostilePlaygroundLinks, undecodable } from '../../helpers/hostileAddresses';
import { openHydrated } from '../../helpers/hydrated';
import { navigateToUnknown } from '../../helpers/shell';
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

function withoutHash(address: string): string {
  const { pathname, search } = new URL(address, 'http://localhost');
  return pathname + search;
}

test(`${hostileEnds.length} hostile hashes and query strings open the page that they are on`, async ({ page }) => {
  test.slow();
  const harm = watchHarm(page);
  for (const [what, address] of hostileEnds) {
    await test.step(what.slice(0, 60), async () => {
      // The next address must be a new document, also where only the hash differs.
      if (withoutHash(page.url()) === withoutHash(at(address))) await page.goto('about:blank');
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
  const harm = watchHarm(page);
  await openHydrated(page, '/about/terms');
  for (const [what, path] of hostileInnerPaths) {
    await test.step(what.slice(0, 60), async () => {
      // Each page that the server answers with is the running site of the next path.
      expect(await navigateToUnknown(page, path), path.slice(0, 100)).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await expectUsable(page);
      expect(harm, path.slice(0, 100)).toEqual([]);
    });
  }
});

/** Sets the hash of an open page, which must stay what it is. */
async function setHash(page: Page, hash: string, title: string): Promise<void> {
  await page.evaluate((end) => {
    window.location.hash = end;
  }, hash);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectUsable(page);
}

/** Goes to another page and back. */
async function leaveAndReturn(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await page.locator('nav.navbar').getByRole('link', { name: 'Contents', exact: true }).click();
  await expect(heading).toHaveText('Contents');
  await page.goBack();
  await expect(heading).toHaveText(title);
}

test('hashes that nothing decodes leave an open page alive', async ({ page }) => {
  const harm = watchHarm(page);
  const title = 'Terms and definitions';
  await openHydrated(page, '/about/terms');
  for (const end of undecodable) {
    await test.step(end, async () => {
      await setHash(page, end, title);
      await leaveAndReturn(page, title);
      expect(harm, end).toEqual([]);
    });
  }
});

test('shared links that nothing can be read from leave an open page alive', async ({ page }) => {
  const harm = watchHarm(page);
  const title = 'About DL';
  await openHydrated(page, '/syntax-DL/about-DL');
  for (const end of hostilePlaygroundLinks) await test.step(end, () => setHash(page, end, title));
  await leaveAndReturn(page, title);
  expect(harm).toEqual([]);
});
