import { openHydrated } from '../../helpers/hydrated';
import { findSome } from '../../helpers/search';
import { navigateInApp } from '../../helpers/shell';
import { expect, test } from '../../helpers/test';

// Every browser test fails when the content policy forbids something, so every route and state that one opens is proved
// there. This file tests what no other test reaches. The hashes of all pages are compared in tests/build.

test('the server sends the policy as hosts do', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers['content-security-policy']).toContain("script-src 'self'");
});

for (const turn of ['first', 'second']) {
  test(`what the policy forbids is seen, on the ${turn} use of a page`, async ({ page, violations }) => {
    await openHydrated(page, '/about/terms');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "forbidden"';
      document.body.append(script);
    });
    await expect.poll(() => violations.join()).toContain('script-src-elem forbids inline');
    await expect(page).not.toHaveTitle('forbidden');
    // This is the expected violation, so it does not count against the page.
    await expect.poll(() => violations.splice(0).length).toBe(0);
  });
}

test('the search starts its worker', async ({ page }) => {
  const started = page.waitForEvent('worker');
  await findSome(page);
  expect((await started).url()).toContain('/assets/js/');
});

test('parts come without a new document', async ({ page }) => {
  await openHydrated(page, '/titlePage');
  for (const [address, part] of [
    ['/development/algorithm-for-developing-the-assistant', 'main .fig:visible'],
    ['/analitika/statistics', 'main table'],
    ['/channels/channel-restrictions', '.channel-filter form'],
    ['/api/capi/', '.api article'],
    ['/api/sapi/?view=redoc', '.api-redoc [data-section-id]'],
  ] as const) {
    await navigateInApp(page, address);
    await expect(page.locator(part).first(), address).toBeVisible();
  }
});
