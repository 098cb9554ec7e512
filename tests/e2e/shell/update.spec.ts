import { existsSync } from 'node:fs';
import path from 'node:path';
import { sites } from '../../config/sites';
import { compareEdited, renamedOnly } from '../../determinism/compareEdited';
import { faultsOf } from '../../guards/guard';
import { expectFetched } from '../../helpers/expectFetched';
import { openHydrated } from '../../helpers/hydrated';
import { watchPage } from '../../helpers/pageWatch';
import { fieldOf, optionsOf } from '../../helpers/search';
import { drawnFrames, setConnection, setNoPrefetch } from '../../helpers/shell';
import { type SwapServer, startSwapServer } from '../../helpers/swapServer';
import { expect, type Page, test } from '../../helpers/test';

// A reader has a page of the old version open while the new one is published on the same host.

const { dir: before } = sites.updateOld;
const { dir: after } = sites.updateNew;
const { dir: edited } = sites.updateEdited;
let host: SwapServer;

test.beforeEach(async ({ page }) => {
  // Pages that were fetched ahead are shown as they were, which has a test of its own.
  await setNoPrefetch(page);
  host = await startSwapServer([before, after, edited]);
});
test.afterEach(() => host.close());

/** The old files are gone, as on most hosts. */
const publish = (dir: string = after) => host.publish(() => dir);

/** Addresses of the documents that the browser asks for from now on. */
function watchDocuments(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && asked.push(new URL(request.url()).pathname));
  return asked;
}

const linkTo = (page: Page, name: string) => page.locator('.theme-doc-sidebar-menu').getByRole('link', { name });
const code = (page: Page) => page.locator('article pre');
const isHydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });

/** Long enough for a second load to start, if there was one: a page decides on it when its scripts run. */
const settle = async (page: Page) => {
  await page.waitForLoadState();
  await drawnFrames(page, 10);
};

async function expectNewPage(page: Page, documents: string[]): Promise<void> {
  await expect(page.getByText('The lantern of the new version.')).toBeVisible();
  await isHydrated(page);
  await expect(code(page)).toHaveText([/another question/, /new question/]);
  await settle(page);
  expect(documents, 'one full load').toEqual(['/changed']);
}

test('one edited sentence changes its page, what is made of the text, and no other file', () => {
  expect(faultsOf('edited sentence', compareEdited(before, edited, '/changed'))).toEqual([]);
});

test('a file with a hash in its name is the same file in every version', () => {
  for (const other of [after, edited]) {
    expect(faultsOf('names', renamedOnly(before, other))).toEqual([]);
  }
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
  host.publish((address) => (existsSync(path.join(before, address)) && address.endsWith('.js') ? before : after));
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

/** The browser itself reports each missing file as an error. */
const saidByBrowser = /^error: Failed to load resource: the server responded with a status of 404/;

test('a search whose script is gone stays quiet, and the page can be read on', async ({ page }) => {
  await openHydrated(page, host.url);
  const { complaints } = watchPage(page, host.url);
  publish();
  await page.route('**/assets/js/*.js', (route) => route.fulfill({ status: 404 }));
  await fieldOf(page).click();
  await fieldOf(page).fill('kettle');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The search could not be loaded.');
  await settle(page);
  await expect(page.getByText('The page from which readers go on.')).toBeVisible();
  expect(complaints.filter((text) => !saidByBrowser.test(text))).toEqual([]);
});

for (const [name, query, address, text] of [
  ['a page that the old one does not know', 'kettle', '/added', 'A page of the new version only, with a kettle.'],
  ['the new text of a page', 'lantern', '/changed', 'The lantern of the new version.'],
] as const) {
  test(`a result of the new index opens ${name}`, async ({ page }) => {
    await openHydrated(page, host.url);
    const documents = watchDocuments(page);
    host.publish((path) => (path.endsWith('.js') ? before : after));
    await fieldOf(page).click();
    await fieldOf(page).fill(query);
    await optionsOf(page).first().click();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await settle(page);
    expect(documents).toEqual([address]);
  });
}

test.describe('an update of texts alone', () => {
  const editedText = 'The lantern of the edited version.';

  test('is read without a full load', async ({ page }) => {
    await openHydrated(page, host.url);
    const documents = watchDocuments(page);
    publish(edited);
    await linkTo(page, 'Changed page').click();
    await expect(page.getByText(editedText)).toBeVisible();
    await expect(code(page)).toHaveText([/old question/]);
    await settle(page);
    expect(documents).toEqual([]);
  });

  test('waits for the next full load where the page was fetched ahead', async ({ page }) => {
    await setConnection(page, { effectiveType: '4g', saveData: false });
    await openHydrated(page, host.url);
    await expectFetched(page, before, '/changed');
    const documents = watchDocuments(page);
    publish(edited);
    await linkTo(page, 'Changed page').click();
    await expect(page.getByText('The lantern of the old version.')).toBeVisible();
    await settle(page);
    expect(documents).toEqual([]);
    await page.reload();
    await expect(page.getByText(editedText)).toBeVisible();
  });

  test('reaches a reader who has the old text open, goes on and comes back', async ({ page }) => {
    await openHydrated(page, `${host.url}/changed`);
    await expect(page.getByText('The lantern of the old version.')).toBeVisible();
    const documents = watchDocuments(page);
    publish(edited);
    await linkTo(page, 'Gone page').click();
    await expect(page.getByText('with a teapot')).toBeVisible();
    await linkTo(page, 'Changed page').click();
    await expect(page.getByText(editedText)).toBeVisible();
    await settle(page);
    expect(documents).toEqual(['/changed']);
  });
});
