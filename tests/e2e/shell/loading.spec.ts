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

test.describe('Loading of a page', () => {
  test.beforeEach(async ({ page }) => {
    await setNoPrefetch(page);
    await openHydrated(page, `${siteUrl('shell')}/lazy`);
  });

  test('a spinner shows while a page loads', async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.getByRole('button', { name: 'Load' }).click();
    await expect(spinner(page)).toHaveText('Loading the page');
    const turning = spinner(page).locator('[aria-hidden="true"]');
    await expect(turning).toBeVisible();
    expect(await turning.evaluate((element) => element.getAnimations().length)).toBeGreaterThan(0);
    await expect(content(page)).toHaveCount(0);
    scripts.release();
    await expect(content(page)).toBeVisible();
    await expect(spinner(page)).toHaveCount(0);
  });

  test('on load failure an error box with the error text and a Retry button shows', async ({ page }) => {
    const endFailure = await failScripts(page);
    await page.getByRole('button', { name: 'Load' }).click();
    await expect(errorBox(page)).toContainText(/Loading chunk \S+ failed/);
    const retry = errorBox(page).getByRole('button', { name: 'Retry' });

    const secondTry = page.waitForEvent('requestfailed');
    await retry.click();
    await secondTry;
    await expect(retry, 'a second failure shows the box again').toBeVisible();

    await endFailure();
    await retry.click();
    await expect(content(page)).toBeVisible();
    await expect(errorBox(page)).toHaveCount(0);
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

  const failures: Record<string, (route: Route) => Promise<void>> = {
    'is cut off': (route) => route.abort(),
    'is not there': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
    'is refused for now': (route) => route.fulfill({ status: 503, contentType: 'text/html', body: 'Later' }),
  };
  for (const [how, fail] of Object.entries(failures)) {
    for (const [what, files] of [
      ['a script', scriptFiles],
      ['the list of scripts', '**/page-scripts.json'],
    ] as const) {
      test(`if ${what} ${how}, the page reloads fully`, async ({ page }) => {
        await setNoPrefetch(page);
        await openHydrated(page, '/titlePage');
        await markDocument(page);
        await page.route(files, fail);
        const reload = page.waitForRequest((request) => request.isNavigationRequest());
        await navbarOf(page).getByRole('link', { name: 'Contents', exact: true }).click();
        expect(new URL((await reload).url()).pathname).toBe(at('/content'));
        await page.unroute(files);
        await openHydrated(page, page.url());
        await expect(page.getByRole('heading', { level: 1, name: 'Contents' })).toBeVisible();
        expect(await isSameDocument(page)).toBe(false);
      });
    }
  }
});

test.describe('Without a line in the middle of a visit', () => {
  const note = (page: Page) => page.getByRole('alert').filter({ hasText: /offline|connection/ });

  test.beforeEach(async ({ page, context }) => {
    await setNoPrefetch(page);
    await openHydrated(page, '/titlePage');
    await markDocument(page);
    await context.setOffline(true);
    await navbarOf(page).getByRole('link', { name: 'Contents', exact: true }).click();
    await expect(note(page)).toContainText('You seem to be offline');
    await expect(page.getByRole('heading', { level: 1, name: 'DialogOS' })).toBeVisible();
  });

  test('the page stays, and a new try loads the chosen page when the line is back', async ({ page, context }) => {
    const tryAgain = note(page).getByRole('button', { name: 'Try again' });
    await tryAgain.click();
    await expect(note(page)).toContainText('Still no connection');
    expect(await isSameDocument(page)).toBe(true);
    await context.setOffline(false);
    await tryAgain.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contents' })).toBeVisible();
    await expect(page).toHaveURL(at('/content'));
  });

  test('the reader can stay: the address is that of the page again', async ({ page, context }) => {
    await note(page).getByRole('button', { name: 'Stay on this page' }).click();
    await expect(page).toHaveURL(at('/titlePage'));
    await expect(note(page)).toHaveCount(0);
    await context.setOffline(false);
    await navbarOf(page).getByRole('link', { name: 'Release notes' }).click();
    await expect(page).toHaveURL(at('/blog'));
    await expect(page.getByRole('heading', { level: 1, name: 'Release notes' })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
});

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
