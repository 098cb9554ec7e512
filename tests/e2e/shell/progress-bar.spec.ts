import { openHydrated } from '../../helpers/hydrated';
import { holdScripts, navbarOf, setNoPrefetch } from '../../helpers/shell';
import { expect, test } from '../../helpers/test';

/** Delay of the bar in milliseconds (specification, section 9). */
const delay = 200;

// Playwright's clock leaves a script behind. In a page that is used again it throws an error during the next test.
test.use({ reuseContext: false });

test('A progress bar starts 200 ms after a route change begins and completes when the update finishes', async ({
  page,
}) => {
  await setNoPrefetch(page);
  await page.clock.install({ time: new Date('2026-01-01T10:00:00Z') });
  await openHydrated(page, '/titlePage');
  const bar = page.locator('#nprogress');
  const choose = (name: string) => navbarOf(page).getByRole('link', { name, exact: true }).click();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  for (const { hour, reducedMotion, moving, link } of [
    { hour: 11, reducedMotion: 'no-preference', moving: 1, link: 'Contents' },
    { hour: 12, reducedMotion: 'reduce', moving: 0, link: 'Release notes' },
  ] as const) {
    await test.step(`not before 200 ms, then until the page is there; it moves unless the reader wants less motion: ${reducedMotion}`, async () => {
      await page.emulateMedia({ reducedMotion });
      await page.clock.pauseAt(new Date(`2026-01-01T${hour}:00:00Z`));
      const scripts = await holdScripts(page);
      await choose(link);
      await scripts.asked;
      await page.clock.runFor(delay - 1);
      await expect(bar).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(bar).toHaveCount(1);
      await expect(bar.locator('.bar')).toBeInViewport();
      const movements = () => bar.locator('.bar').evaluate((element) => element.getAnimations().length);
      await expect.poll(movements).toBe(moving);

      scripts.release();
      await page.clock.resume();
      await expect(heading(link)).toBeVisible();
      await expect(bar).toHaveCount(0);
    });
  }

  await test.step('a route that loads faster shows no bar', async () => {
    await page.clock.pauseAt(new Date('2026-01-01T13:00:00Z'));
    await choose('Contents');
    // The page is drawn in the next task, for which the stopped clock has to go on a little.
    await expect(async () => {
      await page.clock.runFor(1);
      await expect(heading('Contents')).toBeVisible({ timeout: 200 });
    }).toPass();
    await page.clock.runFor(delay * 5);
    await expect(bar).toHaveCount(0);
  });
});
