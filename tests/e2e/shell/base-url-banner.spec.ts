import { readFileSync } from 'node:fs';
import path from 'node:path';
import { belowToo, firstBelowToo } from '../../config/addressTests';
import { at, sites } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { expect, test } from '../../helpers/test';

const title = 'Your site did not load properly';

test.describe("Base-URL misconfiguration: a banner 'Your site did not load properly' with a suggested base URL", () => {
  for (const [index, { address, suggested }] of [
    { address: '/docs-of-ours/', suggested: '/docs-of-ours/' },
    { address: '/docs-of-ours', suggested: '/docs-of-ours/' },
  ].entries()) {
    test(`served at ${address}`, firstBelowToo(index), async ({ page, baseURL }) => {
      const startPage = readFileSync(path.join(sites.main.dir, 'index.html'), 'utf8');
      await page.route('**/*', (route) =>
        route.request().isNavigationRequest()
          ? route.fulfill({ body: startPage, contentType: 'text/html' })
          : route.fulfill({ status: 404, body: '' }),
      );
      await page.goto(new URL(address, baseURL).href);
      await expect(page.getByText(title)).toBeVisible();
      await expect(page.getByText(`We suggest`)).toContainText(suggested);
    });
  }

  test('no banner where the base URL is right and a script does not arrive', async ({ page }) => {
    await page.route('**/assets/js/main.*.js', (route) => route.abort());
    await page.goto(at('/'));
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(page.getByText(title)).toHaveCount(0);
  });

  test('no banner where the site loads', belowToo, async ({ page }) => {
    await openHydrated(page, '/');
    await expect(page.getByText(title)).toHaveCount(0);
  });
});
