import { readFileSync } from 'node:fs';
import path from 'node:path';
import { belowToo, firstBelowToo } from '../../config/addressTests';
import { at, sites } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { expect, test } from '../../helpers/test';

const title = 'Your site did not load properly';

test.describe("Base-URL misconfiguration: a banner 'Your site did not load properly' with a suggested base URL", () => {
  for (const [index, { address, file }] of [
    { address: '/docs-of-ours/', file: 'index.html' },
    { address: '/docs-of-ours', file: 'index.html' },
    { address: '/docs-of-ours/index.html', file: 'index.html' },
    { address: '/docs-of-ours/blog', file: 'blog/index.html' },
    { address: '/docs-of-ours/blog/0.72.0/index.html', file: 'blog/0.72.0/index.html' },
    { address: '/docs-of-ours/api/sapi/', file: 'api/sapi/index.html' },
  ].entries()) {
    test(`served at ${address}`, firstBelowToo(index), async ({ page, baseURL }) => {
      const served = readFileSync(path.join(sites.main.dir, file), 'utf8');
      await page.route('**/*', (route) =>
        route.request().isNavigationRequest()
          ? route.fulfill({ body: served, contentType: 'text/html' })
          : route.fulfill({ status: 404, body: '' }),
      );
      await page.goto(new URL(address, baseURL).href);
      await expect(page.getByText(title)).toBeVisible();
      await page.locator('html[data-load-failed]').waitFor({ state: 'attached' });
      await expect(page.getByText('We suggest')).toContainText('the base URL /docs-of-ours/ (');
      await expect(page.getByRole('alert'), 'no second note').toHaveCount(1);
    });
  }

  for (const address of ['/', '/blog', '/nowhere']) {
    test(`no banner where the base URL is right and a script does not arrive: ${address}`, async ({ page }) => {
      await page.route('**/assets/js/main.*.js', (route) => route.abort());
      await page.goto(at(address));
      await expect(page.getByRole('alert')).toContainText('could not be loaded');
      await expect(page.getByText(title)).toHaveCount(0);
    });
  }

  test('no banner where the site loads', belowToo, async ({ page }) => {
    await openHydrated(page, '/');
    await expect(page.getByText(title)).toHaveCount(0);
  });
});
