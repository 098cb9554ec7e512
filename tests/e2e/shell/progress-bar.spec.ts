import { openHydrated } from '../../helpers/hydrated';
import { holdScripts, navbarOf, setNoPrefetch } from '../../helpers/shell';
import { expect, test } from '../../helpers/test';

/** Delay of the bar in milliseconds (specification, section 9). */
const delay = 200;

// Playwright's clock leaves a script behind. In a page that is used again it throws an error during the next test.
test.use({ reuseContext: false });

test.describe('A progress bar starts 200 ms after a route change begins and completes when the update finishes', () => {
  test.beforeEach(async ({ page }) => {
    await setNoPrefetch(page);
    await page.clock.install({ time: new Date('2026-01-01T10:00:00Z') });
    await openHydrated(page, '/titlePage');
    await page.clock.pauseAt(new Date('2026-01-01T11:00:00Z'));
  });

  test('not before 200 ms, then until the page is there', async ({ page }) => {
    const bar = page.locator('#nprogress');
    const scripts = await holdScripts(page);
    await navbarOf(page).getByRole('link', { name: 'Contents', exact: true }).click();
    await scripts.asked;
    await page.clock.runFor(delay - 1);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar).toHaveCount(1);
    await expect(bar.locator('.bar')).toBeInViewport();

    scripts.release();
    await page.clock.resume();
    await expect(page.getByRole('heading', { level: 1, name: 'Contents' })).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

  for (const [reducedMotion, moving] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    test(`it moves unless the reader wants less motion, and goes in either case: ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      const bar = page.locator('#nprogress');
      const scripts = await holdScripts(page);
      await navbarOf(page).getByRole('link', { name: 'Contents', exact: true }).click();
      await scripts.asked;
      await page.clock.runFor(delay);
      const movements = () => bar.locator('.bar').evaluate((element) => element.getAnimations().length);
      await expect.poll(movements).toBe(moving);
      scripts.release();
      await page.clock.resume();
      await expect(bar).toHaveCount(0);
    });
  }

  test('a route that loads faster shows no bar', async ({ page }) => {
    await navbarOf(page).getByRole('link', { name: 'Contents', exact: true }).click();
    // The page is drawn in the next task, for which the stopped clock has to go on a little.
    await expect(async () => {
      await page.clock.runFor(1);
      await expect(page.getByRole('heading', { level: 1, name: 'Contents' })).toBeVisible({ timeout: 200 });
    }).toPass();
    await page.clock.runFor(delay * 5);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});
