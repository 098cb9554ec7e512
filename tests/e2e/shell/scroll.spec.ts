import { at, siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { isSameDocument, markDocument } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

const scrolledBy = (page: Page) => page.evaluate(() => window.scrollY);

test('On route change, scroll goes to the hash anchor of the same page, back, and to the top of another one', async ({
  page,
}) => {
  await openHydrated(page, '/about/terms');
  await markDocument(page);
  await expect(page.locator('#identifiers')).not.toBeInViewport();
  await page.locator('.theme-doc-toc-desktop a[href="#identifiers"]').click();
  await expect(page.locator('#identifiers')).toBeInViewport();
  await page.goBack();
  await expect.poll(() => scrolledBy(page)).toBe(0);
  await page.locator('footer').getByRole('link', { name: 'Contents' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contents' })).toBeInViewport();
  expect(await scrolledBy(page)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('On route change, scroll goes to the hash anchor of another page, and a change of the query alone does not scroll', async ({
  page,
}) => {
  await openHydrated(page, `${siteUrl('shell')}/docs/start`);
  await markDocument(page);
  await page.getByRole('link', { name: 'the last part of another page' }).click();
  await expect(page.locator('#last-part')).toBeInViewport();
  expect(await scrolledBy(page)).toBeGreaterThan(500);

  await page.evaluate(() => window.scrollTo(0, 400));
  await page.evaluate(() => {
    window.history.pushState(null, '', '?view=full#last-part');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(
    page.locator('.navbar__item.dropdown', { hasText: '1.0' }).locator('.dropdown__link').first(),
    'the router has seen the change',
  ).toHaveAttribute('href', /\?view=full#last-part$/);
  expect(await scrolledBy(page)).toBe(400);
  expect(await isSameDocument(page)).toBe(true);
});

/** How far an element is from where a jump to it stops. */
const missedBy = (page: Page, id: string) =>
  page.evaluate((target) => {
    const element = document.getElementById(target);
    if (element === null) {
      return Number.NaN;
    }
    const place = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
    return Math.abs(element.getBoundingClientRect().top - place);
  }, id);

const jumps = [
  { from: '/blog/0.66.0', to: '/upravlenie-profilem/avtorizaciya', id: 'two-step' },
  { from: '/blog/0.70.0', to: '/channels/platforms/server-api', id: 'repeat' },
  { from: '/channels/platforms/server-api', to: '/api/sapi/', id: 'operation/sendRequest' },
  { from: '/channels/platforms/server-api', to: '/blog/0.53.0', id: 'allowed-addresses' },
];

for (const { from, to, id } of jumps) {
  test(`On route change, scroll goes to the hash anchor of another kind of page: ${from} → ${to}, at 1366 and at 390 px`, async ({
    page,
  }) => {
    await openHydrated(page, from);
    await markDocument(page);
    for (const width of [1366, 390]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 768 });
        await page
          .locator(`main a[href="${at(to)}#${id}"]`)
          .first()
          .click();
        await expect(page.locator(`[id="${id}"]`)).toBeVisible();
        await expect.poll(() => missedBy(page, id)).toBeLessThan(3);
      });
      await page.goBack();
    }
    expect(await isSameDocument(page)).toBe(true);
  });
}
