import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sites } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { fieldOf, optionsOf } from '../../helpers/search';
import { type SwapServer, startSwapServer } from '../../helpers/swapServer';
import { expect, type Page, test } from '../../helpers/test';

// A reader has a page of the old version open while the new one is published on the same host.

const { dir: before } = sites.updateOld;
const { dir: after } = sites.updateNew;
let host: SwapServer;

test.beforeEach(async () => {
  host = await startSwapServer([before, after]);
});
test.afterEach(() => host.close());

/** The old files are gone, as on most hosts. */
const publish = () => host.publish(() => after);

/** Addresses of the documents that the browser asks for from now on. */
function watchDocuments(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && asked.push(new URL(request.url()).pathname));
  return asked;
}

const linkTo = (page: Page, name: string) => page.locator('.theme-doc-sidebar-menu').getByRole('link', { name });
const code = (page: Page) => page.locator('article pre');
const isHydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });

/** Long enough for a second load to begin, if there was one. */
const settle = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
};

async function expectNewPage(page: Page, documents: string[]): Promise<void> {
  await expect(page.getByText('The lantern of the new version.')).toBeVisible();
  await isHydrated(page);
  await expect(code(page)).toHaveText([/another question/, /new question/]);
  await settle(page);
  expect(documents, 'one full load').toEqual(['/changed']);
}

test('the two versions have no page script in common', () => {
  const scripts = (dir: string) => readdirSync(path.join(dir, 'assets/js')).filter((name) => /^\d+\./.test(name));
  expect(scripts(before).length).toBeGreaterThan(5);
  expect(scripts(after).filter((name) => scripts(before).includes(name))).toEqual([]);
});

test('a link of the old page leads to the new page, with one full load', async ({ page }) => {
  await openHydrated(page, host.url);
  const documents = watchDocuments(page);
  publish();
  await linkTo(page, 'Changed page').click();
  await expectNewPage(page, documents);
});

test('with blocked storage too', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await openHydrated(page, host.url);
  const documents = watchDocuments(page);
  publish();
  await linkTo(page, 'Changed page').click();
  await expectNewPage(page, documents);
});

test('a host that keeps old scripts does not mix them with the HTML of the new page', async ({ page }) => {
  await openHydrated(page, host.url);
  const documents = watchDocuments(page);
  host.publish((address) => (existsSync(path.join(before, address)) && address.includes('.js') ? before : after));
  await linkTo(page, 'Changed page').click();
  await expectNewPage(page, documents);
});

test('pages that a cache keeps without their scripts can be read, and load once', async ({ page }) => {
  await openHydrated(page, host.url);
  const documents = watchDocuments(page);
  host.publish((address) => (address.endsWith('.js') ? after : before));
  await linkTo(page, 'Changed page').click();
  await expect(page.getByText('The lantern of the old version.')).toBeVisible();
  await settle(page);
  expect(documents).toEqual(['/changed']);
  await linkTo(page, 'Gone page').click();
  await expect(page.getByText('with a teapot')).toBeVisible();
});

test('a page that is gone answers as the server does, once', async ({ page }) => {
  await openHydrated(page, host.url);
  const documents = watchDocuments(page);
  publish();
  await linkTo(page, 'Gone page').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await settle(page);
  expect(documents).toEqual(['/gone']);
});

test('a search whose script is gone stays quiet, and the page can be read on', async ({ page }) => {
  await openHydrated(page, host.url);
  publish();
  await fieldOf(page).click();
  await fieldOf(page).fill('kettle');
  await page.keyboard.press('Enter');
  await settle(page);
  await expect(page.getByText('The page from which readers go on.')).toBeVisible();
});

for (const [name, query, address, text] of [
  ['a page that the old one does not know', 'kettle', '/added', 'A page of the new version only, with a kettle.'],
  ['the new text of a page', 'lantern', '/changed', 'The lantern of the new version.'],
] as const) {
  test(`a result of the new index opens ${name}`, async ({ page }) => {
    await openHydrated(page, host.url);
    const documents = watchDocuments(page);
    host.publish((path) => (path.endsWith('.js') ? before : after));
    // The table of all pages is that of the old version.
    await linkTo(page, 'Gone page').hover();
    await fieldOf(page).click();
    await fieldOf(page).fill(query);
    await optionsOf(page).first().click();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await settle(page);
    expect(documents).toEqual([address]);
  });
}
