import { routes } from '../../src/data/siteRoutes';
import { siteUrl } from '../config/sites';
import { axeReport } from '../helpers/axe';
import { openHydrated } from '../helpers/hydrated';
import { watchPage } from '../helpers/pageWatch';
import { expect, test } from '../helpers/test';

const views = [
  { name: 'light at 1440 px', theme: 'light', viewport: { width: 1440, height: 900 } },
  { name: 'dark at 390 px', theme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

const addresses = [...routes.map(({ path }) => path), '/no-such-page'];

// Each address is a test of its own, so an empty list would be no failing test but none at all.
test('the list of addresses is not empty', () => {
  console.log(`a11y: ${addresses.length} addresses in ${views.length} views checked`);
  expect(routes.length, 'routes of src/data/routes.json').toBeGreaterThan(0);
});

for (const { name, theme, viewport } of views) {
  test.describe(name, () => {
    test.use({ viewport });

    for (const address of addresses) {
      test(`${address} has no axe finding, no console complaint, no foreign request, no sideways scroll`, async ({
        page,
      }) => {
        await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
        const watch = watchPage(page, siteUrl('main'));
        await openHydrated(page, address);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);

        const { checked, findings } = await axeReport(page);
        expect(checked, 'rules that axe ran').toBeGreaterThan(10);
        expect(findings).toEqual([]);

        // The browser itself reports the status 404 of the not-found page as an error.
        const expected404 = address === '/no-such-page' ? /status of 404/ : undefined;
        expect(watch.complaints.filter((text) => !expected404?.test(text))).toEqual([]);
        expect(watch.requests).toBeGreaterThan(0);
        expect(watch.foreignRequests).toEqual([]);

        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways, 'pixels of sideways scroll').toBe(0);
      });
    }
  });
}
