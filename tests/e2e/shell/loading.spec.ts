import { at, siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { failScripts, holdScripts, isSameDocument, markDocument, navbarOf, setNoPrefetch } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

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

  test('if loading fails, the page reloads fully', async ({ page }) => {
    await setNoPrefetch(page);
    await openHydrated(page, '/titlePage');
    await markDocument(page);
    const endFailure = await failScripts(page);
    const reload = page.waitForRequest((request) => request.isNavigationRequest());
    await navbarOf(page).getByRole('link', { name: 'Contents', exact: true }).click();
    expect(new URL((await reload).url()).pathname).toBe(at('/content'));
    await endFailure();
    await openHydrated(page, page.url());
    await expect(page.getByRole('heading', { level: 1, name: 'Contents' })).toBeVisible();
    expect(await isSameDocument(page)).toBe(false);
  });
});
