import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { at } from '../../config/sites';
import { chromiumWithCache } from '../../helpers/chromium';
import { openHydrated } from '../../helpers/hydrated';
import { fieldOf, optionsOf } from '../../helpers/search';
import { expect, type Page, test } from '../../helpers/test';

// Back and forward are instant when the browser keeps the whole page (https://web.dev/articles/bfcache).

const program = chromiumWithCache();
let newPage: () => Promise<Page>;
let end: () => Promise<void>;

/** @returns whether the browser shows a page as it was when the reader goes back to it from another one */
async function isKept(page: Page, other: string): Promise<boolean> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['kept'] = String(persisted);
    });
  });
  const { pathname } = new URL(page.url());
  await page.goto(other);
  // Playwright waits for the load of a page, and one that was kept is not loaded.
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect.poll(() => page.evaluate(() => location.pathname).catch(() => '')).toBe(pathname);
  return (await page.locator('html').getAttribute('data-kept')) === 'true';
}

if (!program) {
  console.log('Back and forward are not tested: no Chromium here keeps pages. Install the package chromium.');
}

if (program) {
  test.describe('back and forward', () => {
    test.beforeAll(async ({ playwright }) => {
      const browser = await playwright.chromium.launch(program);
      newPage = () => browser.newPage();
      end = () => browser.close();
    });
    test.afterAll(() => end());

    test('the browser of this test keeps a plain page', async () => {
      const server = createServer((_request, response) => {
        response.setHeader('content-type', 'text/html');
        response.end('<!doctype html><title>plain</title>');
      });
      await new Promise<void>((resolve) => server.listen(0, resolve));
      const root = `http://localhost:${(server.address() as AddressInfo).port}`;
      const page = await newPage();
      await page.goto(`${root}/one`);
      expect(await isKept(page, `${root}/two`)).toBe(true);
      await page.close();
      server.close();
    });

    for (const address of ['/', '/about/terms', '/blog/0.72.0', '/api/capi/']) {
      test(`${address} is there at once when the reader comes back`, async () => {
        const page = await newPage();
        await openHydrated(page, address);
        expect(await isKept(page, at('/markdown-page'))).toBe(true);
        await page.close();
      });
    }

    test('so is a page on which the reader has searched', async () => {
      const page = await newPage();
      await openHydrated(page, '/about/support');
      await fieldOf(page).fill('dictionary');
      await expect(optionsOf(page).first()).toBeVisible();
      expect(await isKept(page, at('/markdown-page'))).toBe(true);
      await page.close();
    });
  });
}
