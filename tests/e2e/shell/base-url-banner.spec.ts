import { readFileSync } from 'node:fs';
import path from 'node:path';
import { belowToo } from '../../config/addressTests';
import { at, sites, siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { expect, type Page, test } from '../../helpers/test';

const title = 'Your site did not load properly';

/** Copies of a page at addresses that it was not built for, where nothing that it asks for is found. */
const misplaced = [
  { address: '/docs-of-ours/', file: 'index.html' },
  { address: '/docs-of-ours', file: 'index.html' },
  { address: '/docs-of-ours/index.html', file: 'index.html' },
  { address: '/docs-of-ours/blog', file: 'blog/index.html' },
  { address: '/docs-of-ours/blog/0.72.0/index.html', file: 'blog/0.72.0/index.html' },
  { address: '/docs-of-ours/api/sapi/', file: 'api/sapi/index.html' },
] as const;

async function openMisplaced(page: Page, address: string, file: string): Promise<void> {
  const body = readFileSync(path.join(sites.main.dir, file), 'utf8');
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ body, contentType: 'text/html' })
      : route.fulfill({ status: 404, body: '' }),
  );
  await page.goto(new URL(address, siteUrl('main')).href);
}

// Each page waits a second for a second try of its scripts, so they are looked at together.
test.describe("Base-URL misconfiguration: a banner 'Your site did not load properly' with a suggested base URL", () => {
  test('on every page that is served elsewhere', belowToo, async ({ context }) => {
    await Promise.all(
      misplaced.map(({ address, file }) =>
        test.step(address, async () => {
          const page = await context.newPage();
          await openMisplaced(page, address, file);
          await expect(page.getByText(title), address).toBeVisible();
          await page.locator('html[data-load-failed]').waitFor({ state: 'attached' });
          await expect(page.getByText('We suggest'), address).toContainText('the base URL /docs-of-ours/ (');
          await expect(page.getByRole('alert'), 'no second note').toHaveCount(1);
        }),
      ),
    );
  });

  test('no banner where the base URL is right and a script does not arrive', async ({ context }) => {
    await Promise.all(
      ['/', '/blog', '/nowhere'].map((address) =>
        test.step(address, async () => {
          const page = await context.newPage();
          await page.route('**/assets/js/main.*.js', (route) => route.abort());
          await page.goto(at(address));
          await expect(page.getByRole('alert'), address).toContainText('could not be loaded');
          await expect(page.getByText(title), address).toHaveCount(0);
        }),
      ),
    );
  });

  test('no banner where the site loads', belowToo, async ({ page }) => {
    await openHydrated(page, '/');
    await expect(page.getByText(title)).toHaveCount(0);
  });
});
