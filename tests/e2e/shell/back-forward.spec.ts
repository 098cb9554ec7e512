import { createServer } from 'node:http';
import { at } from '../../config/sites';
import { ensureChromiumWithCache } from '../../helpers/chromium';
import { openHydrated } from '../../helpers/hydrated';
import { listening } from '../../helpers/listening';
import { fieldOf, optionsOf } from '../../helpers/search';
import { expect, type Page, test } from '../../helpers/test';

// Back and forward are instant when the browser keeps the whole page (https://web.dev/articles/bfcache).

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

/** A browser that never keeps a page would say so of every site. */
async function expectPlainPageKept(page: Page): Promise<void> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>plain</title>');
  });
  const root = await listening(server);
  await page.goto(`${root}/one`);
  expect(await isKept(page, `${root}/two`)).toBe(true);
  server.close();
}

test('a page is there at once when the reader comes back to it, also after a search', async ({ playwright }) => {
  const browser = await playwright.chromium.launch(ensureChromiumWithCache());
  try {
    const page = await browser.newPage();
    await test.step('this browser keeps a plain page', () => expectPlainPageKept(page));
    for (const address of ['/', '/blog/0.72.0', '/api/capi/']) {
      await test.step(address, async () => {
        await openHydrated(page, address);
        expect(await isKept(page, at('/markdown-page')), address).toBe(true);
      });
    }
    await test.step('a page on which the reader has searched', async () => {
      await openHydrated(page, '/about/support');
      await fieldOf(page).fill('dictionary');
      await expect(optionsOf(page).first()).toBeVisible();
      expect(await isKept(page, at('/markdown-page'))).toBe(true);
    });
  } finally {
    await browser.close();
  }
});
