import { at, siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import {
  failScripts,
  holdScripts,
  isSameDocument,
  markDocument,
  navbarOf,
  scriptFiles,
  setNoPrefetch,
} from '../../helpers/shell';
import { expect, type Page, type Route, test } from '../../helpers/test';

const content = (page: Page) => page.getByText('The lazy content has come.');
const spinner = (page: Page) => page.locator('main').getByRole('status');
const errorBox = (page: Page) => page.locator('main').getByRole('alert');

test('While a page loads a spinner shows; on load failure an error box with the error text and a Retry button', async ({
  page,
}) => {
  await setNoPrefetch(page);
  await openHydrated(page, `${siteUrl('shell')}/lazy`);
  const endFailure = await failScripts(page);
  const scripts = await holdScripts(page);
  const retry = errorBox(page).getByRole('button', { name: 'Retry' });

  await test.step('a spinner', async () => {
    await page.getByRole('button', { name: 'Load' }).click();
    await expect(spinner(page)).toHaveText('Loading the page');
    const turning = spinner(page).locator('[aria-hidden="true"]');
    await expect(turning).toBeVisible();
    expect(await turning.evaluate((element) => element.getAnimations().length)).toBeGreaterThan(0);
    await expect(content(page)).toHaveCount(0);
  });

  await test.step('an error box, again after a second failure', async () => {
    scripts.release();
    await expect(errorBox(page)).toContainText(/Loading chunk \S+ failed/);
    await expect(spinner(page)).toHaveCount(0);
    const secondTry = page.waitForEvent('requestfailed');
    await retry.click();
    await secondTry;
    await expect(retry).toBeVisible();
  });

  await test.step('the page, when it loads', async () => {
    await endFailure();
    await retry.click();
    await expect(content(page)).toBeVisible();
    await expect(errorBox(page)).toHaveCount(0);
    await expect(spinner(page)).toHaveCount(0);
  });
});

test.describe("Moving to another route first loads that route's content, then switches", () => {
  test('the old page stays until the new one is there', async ({ page }) => {
    await setNoPrefetch(page);
    await openHydrated(page, '/titlePage');
    await markDocument(page);
    const scripts = await holdScripts(page);
    await navbarOf(page).getByRole('link', { name: 'Contents', exact: true }).click();
    await scripts.asked;
    await expect(page).toHaveURL(at('/content'));
    await expect(page.getByRole('heading', { level: 1, name: 'DialogOS' })).toBeVisible();
    scripts.release();
    await expect(page.getByRole('heading', { level: 1, name: 'Contents' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'DialogOS' })).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  const cutOff = (route: Route) => route.abort();
  const notThere = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' });
  const list = '**/page-scripts.json';

  test('if a script or the list of scripts is cut off or not there, the page reloads fully', async ({ page }) => {
    let isReloading = false;
    page.on('request', (request) => {
      isReloading ||= request.isNavigationRequest();
    });
    await setNoPrefetch(page);
    await openHydrated(page, '/titlePage');
    // Each reload gives the document in which the next thing fails.
    for (const [what, files, fail, name, address] of [
      ['a script is cut off', scriptFiles, cutOff, 'Contents', '/content'],
      ['a script is not there', scriptFiles, notThere, 'Release notes', '/blog'],
      ['the list is cut off', list, cutOff, 'Contents', '/content'],
      ['the list is not there', list, notThere, 'Release notes', '/blog'],
    ] as const) {
      await test.step(what, async () => {
        await markDocument(page);
        isReloading = false;
        await page.route(files, (route) => (isReloading ? route.continue() : fail(route)));
        await navbarOf(page).getByRole('link', { name, exact: true }).click();
        await expect(page.locator('html[data-has-hydrated="true"]:not([data-same-document])')).toBeAttached();
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(at(address));
        await page.unroute(files);
      });
    }
  });
});

test('Without a line in the middle of a visit the page stays, and the reader can stay or try again', async ({
  page,
  context,
}) => {
  const note = page.getByRole('alert').filter({ hasText: /offline|connection/ });
  const choose = async (link: string) => {
    await navbarOf(page).getByRole('link', { name: link, exact: true }).click();
    await expect(note).toContainText('You seem to be offline');
    await expect(page.getByRole('heading', { level: 1, name: 'DialogOS' })).toBeVisible();
  };
  await setNoPrefetch(page);
  await openHydrated(page, '/titlePage');
  await markDocument(page);
  await context.setOffline(true);

  await test.step('the reader can stay: the address is that of the page again', async () => {
    await choose('Contents');
    await note.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(page).toHaveURL(at('/titlePage'));
    await expect(note).toHaveCount(0);
    await expect(navbarOf(page).getByRole('link', { name: 'Contents', exact: true }), 'as before').toBeFocused();
  });

  await test.step('the page that stayed leads on when the line is back', async () => {
    await context.setOffline(false);
    await navbarOf(page).getByRole('link', { name: 'Release notes' }).click();
    await expect(page).toHaveURL(at('/blog'));
    await expect(page.getByRole('heading', { level: 1, name: 'Release notes' })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'DialogOS' })).toBeVisible();
    await context.setOffline(true);
  });

  await test.step('a new try without a line says so, and the page stays', async () => {
    await choose('Contents');
    await note.getByRole('button', { name: 'Try again' }).click();
    await expect(note).toContainText('Still no connection');
    expect(await isSameDocument(page)).toBe(true);
  });

  await test.step('a new try loads the chosen page when the line is back', async () => {
    await context.setOffline(false);
    await note.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contents' })).toBeVisible();
    await expect(page).toHaveURL(at('/content'));
  });
});

for (const [browser, hide] of [
  ['a browser', () => {}],
  ['a browser that does not tell its entries', () => Object.defineProperty(window, 'navigation', { value: undefined })],
] as const) {
  test(`In ${browser}, staying after a failed way back leads no further back`, async ({ page, context }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.addInitScript(hide);
    await setNoPrefetch(page);
    await openHydrated(page, '/titlePage');
    for (const [link, title] of [
      ['Contents', 'Contents'],
      ['Release notes', 'Release notes'],
    ] as const) {
      await navbarOf(page).getByRole('link', { name: link, exact: true }).click();
      await expect(heading).toHaveText(title);
    }
    // The document is new and knows none of the pages before.
    await page.reload();
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await context.setOffline(true);
    await page.evaluate(() => history.back());
    const stay = page.getByRole('alert').getByRole('button', { name: 'Stay on this page' });
    await stay.click();
    await expect(stay).toHaveCount(0);
    await expect(page).toHaveURL(at('/blog'));
    await context.setOffline(false);
    await page.evaluate(() => history.back());
    await expect(heading).toHaveText('Contents');
    await expect(page).toHaveURL(at('/content'));
  });
}

test.describe('The first page of a visit', () => {
  test('says which script did not arrive, keeps its text and offers a new try', async ({ page }) => {
    // The last script of the page: the text of the page itself.
    await page.route(scriptFiles, (route) =>
      /\/main\.|\/runtime~main\./.test(route.request().url()) ? route.continue() : route.abort(),
    );
    await page.goto(at('/development/goto'));
    const note = page.getByRole('alert').filter({ hasText: 'You can read this page' });
    await expect(note).toContainText(/\/assets\/js\/\S+\.js could not be loaded\./);
    await expect(page.locator('article p').first()).toBeVisible();
    await page.unroute(scriptFiles);
    await note.getByRole('button', { name: 'Retry' }).click();
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await expect(note).toHaveCount(0);
  });

  test('a script that does not arrive is asked for once more, and the page comes to life', async ({ page }) => {
    const failed = new Set<string>();
    const unknown: string[] = [];
    await page.route(scriptFiles, (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname.includes('undefined')) unknown.push(pathname);
      if (!/\/\d+\.\w+\.js$/.test(pathname) || failed.has(pathname)) {
        return route.continue();
      }
      failed.add(pathname);
      return route.abort();
    });
    await openHydrated(page, '/development/goto');
    expect(failed.size, 'scripts that failed, of code and of the text').toBeGreaterThan(2);
    expect(unknown).toEqual([]);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a bar shows after a while that its scripts are on their way', async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto(at('/development/goto'), { waitUntil: 'commit' });
    const bar = () => page.evaluate(() => getComputedStyle(document.body, '::after').visibility);
    await page.getByRole('contentinfo').waitFor();
    await expect.poll(bar).toBe('visible');
    scripts.release();
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => getComputedStyle(document.body, '::after').content)).toBe('none');
  });
});
