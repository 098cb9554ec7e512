import { routes } from '../../src/data/siteRoutes';
import { siteUrl } from '../config/sites';
import { openHydrated } from '../helpers/hydrated';
import { watchPage } from '../helpers/pageWatch';
import { expect, test } from '../helpers/test';
import { expectNoFindings, expectNoSidewaysScroll, switchMode } from '../helpers/views';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** A window of 1280 × 1024 pixels at 400 %, at which everything must be readable without sideways scroll (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 };
const missing = '/no-such-page';

const addresses = [...routes.map(({ path }) => path), missing];

/** One page of each kind of layout, and those that are like no other. */
const layouts = addresses.filter((_, index) => {
  const { kind } = routes[index] ?? {};
  return kind === undefined || kind === 'standalone' || routes.findIndex((route) => route.kind === kind) === index;
});

/** The browser itself reports the status 404 of the not-found page as an error. */
const complaintsOf = (complaints: string[], address: string) =>
  complaints.filter((text) => address !== missing || !/status of 404/.test(text));

// Each address is a separate test, so with an empty list there would be no test to fail.
test('the list of addresses is not empty', () => {
  console.log(`a11y: ${addresses.length} addresses in both views checked, ${layouts.length} layouts opened on a phone`);
  expect(routes.length, 'routes of src/data/routes.json').toBeGreaterThan(0);
  expect(layouts.length, 'layouts').toBeGreaterThan(5);
});

for (const address of addresses) {
  test(`${address} has no axe finding, no console complaint, no foreign request and no sideways scroll, light at ${wide.width} px, then dark at ${phone.width} px and at ${zoomed.width} px`, async ({
    page,
  }) => {
    const watch = watchPage(page, siteUrl('main'));
    await page.setViewportSize(wide);
    await openHydrated(page, address);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expectNoFindings(page, 'light');
    await expectNoSidewaysScroll(page, 'light');

    await page.setViewportSize(phone);
    await switchMode(page, 'dark');
    await expectNoFindings(page, 'dark');
    await expectNoSidewaysScroll(page, 'dark');

    await page.setViewportSize(zoomed);
    await expectNoSidewaysScroll(page, `at ${zoomed.width} px`);

    expect(complaintsOf(watch.complaints, address)).toEqual([]);
    expect(watch.requests).toBeGreaterThan(0);
    expect(watch.foreignRequests).toEqual([]);
  });
}

for (const address of layouts) {
  test(`${address} opened in the dark on a phone has no axe finding, no console complaint, no foreign request and no sideways scroll`, async ({
    page,
  }) => {
    const watch = watchPage(page, siteUrl('main'));
    await page.setViewportSize(phone);
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await openHydrated(page, address);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectNoFindings(page);
    await expectNoSidewaysScroll(page);
    expect(complaintsOf(watch.complaints, address)).toEqual([]);
    expect(watch.requests).toBeGreaterThan(0);
    expect(watch.foreignRequests).toEqual([]);
  });
}
