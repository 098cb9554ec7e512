import { at, siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import {
  boxOf,
  fieldOf,
  findNothing,
  findSome,
  holdIndexes,
  indexFiles,
  listOf,
  optionsOf,
  panelOf,
  searchPage,
  someQuery,
  statusOf,
  typeQuery,
  watchIndexes,
} from '../../helpers/search';
import { drawnFrames, failScripts, holdScripts, setConnection, setNoPrefetch } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

const againOf = (page: Page) => boxOf(page).getByRole('button', { name: 'Try again' });
const tags = ['/search-index-default.json', '/search-index-docs-default-current.json'].map(at);

test('nothing of the search is asked for before the first intent', async ({ page }) => {
  const asked: string[] = [];
  await setNoPrefetch(page);
  await openHydrated(page, searchPage);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => asked.push(request.url()));
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await drawnFrames(page, 20);
  expect(asked).toEqual([]);
});

test('a pointer over the box loads the index of every tag, once, and the next visit asks whether it is still the same', async ({
  page,
}) => {
  const asked = watchIndexes(page);
  await openHydrated(page, searchPage);
  await boxOf(page).hover();
  await expect.poll(() => asked.toSorted()).toEqual(tags);
  await fieldOf(page).click();
  await fieldOf(page).pressSequentially(someQuery);
  await expect(optionsOf(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await fieldOf(page).pressSequentially('rule');
  await expect(optionsOf(page).first()).toBeVisible();
  expect(asked.toSorted()).toEqual(tags);

  const asking = page.waitForRequest(indexFiles);
  await findSome(page);
  expect((await (await asking).allHeaders())['if-none-match']).toBeDefined();
});

for (const connection of [
  { effectiveType: '4g', saveData: true },
  { effectiveType: '2g', saveData: false },
]) {
  test(`a pointer loads nothing on ${JSON.stringify(connection)}, the focus does`, async ({ page }) => {
    await setConnection(page, connection);
    const asked = watchIndexes(page);
    await openHydrated(page, searchPage);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await boxOf(page).hover();
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await fieldOf(page).focus();
    await expect.poll(() => asked.toSorted()).toEqual(tags);
  });
}

test('a slow index: loading, stalled after 300 ms with a spinner, then the results of the last query', async ({
  page,
}) => {
  const release = await holdIndexes(page);
  const asked = watchIndexes(page);
  await openHydrated(page, searchPage);
  await fieldOf(page).focus();
  await expect.poll(() => asked.length).toBe(2);
  // Measured in the page, from the last letter; null where "loading" did not come before.
  const stalledAfter = page.evaluate(
    () =>
      new Promise<number | null>((resolve) => {
        const box = document.querySelector<HTMLElement>('[role="search"]');
        let typed = 0;
        let wasLoading = false;
        box?.addEventListener('input', () => {
          typed = performance.now();
        });
        new MutationObserver(() => {
          wasLoading ||= box?.dataset['status'] === 'loading';
          if (box?.dataset['status'] === 'stalled') resolve(wasLoading ? performance.now() - typed : null);
        }).observe(box ?? document.body, { attributeFilter: ['data-status'] });
      }),
  );
  await fieldOf(page).fill('rul');
  await fieldOf(page).fill(someQuery);
  expect(await stalledAfter).toBeGreaterThanOrEqual(299);
  await expect(boxOf(page)).toHaveAttribute('data-status', 'stalled');
  await expect(statusOf(page)).toHaveText('Searching');
  const spinner = () =>
    page.locator('.dos-search__submit').evaluate((button) => getComputedStyle(button, '::before').animationName);
  expect(await spinner()).toBe('dos-search-turn');
  await expect(panelOf(page)).toBeHidden();
  await fieldOf(page).blur();
  await fieldOf(page).focus();
  await drawnFrames(page, 20);
  await expect(panelOf(page), 'nothing is known yet for a reader who comes back').toBeHidden();

  release();
  await expect(optionsOf(page).first()).toContainText('Dictionaries');
  await expect(boxOf(page)).toHaveAttribute('data-status', 'idle');
  expect(await spinner()).toBe('none');
  expect(asked, 'those who waited share one load').toHaveLength(2);
});

/** Types a query and presses Enter while the script of the panel is held back; the function it returns lets it come. */
async function enterBeforePanel(page: Page): Promise<() => void> {
  await openHydrated(page, searchPage);
  const { asked, release } = await holdScripts(page);
  await fieldOf(page).focus();
  await fieldOf(page).pressSequentially(someQuery);
  await page.keyboard.press('Enter');
  await asked;
  return release;
}

test('Enter before the panel is there opens the first result when it comes', async ({ page }) => {
  const release = await enterBeforePanel(page);
  release();
  await expect(page).toHaveURL(/\/slovari/);
});

test('a reader who leaves the box after Enter stays on the page when the panel or the index comes', async ({
  page,
}) => {
  await test.step('before the panel is there', async () => {
    const release = await enterBeforePanel(page);
    await fieldOf(page).blur();
    release();
    await expect(panelOf(page).getByRole('option', { includeHidden: true }), 'the answer has come').not.toHaveCount(0);
    await drawnFrames(page, 2);
    await expect(panelOf(page)).toBeHidden();
    await expect(page).toHaveURL(siteUrl('main') + searchPage);
    await expect(fieldOf(page)).not.toBeFocused();
  });
  await test.step('on the page before', async () => {
    const release = await holdIndexes(page);
    await openHydrated(page, '/');
    await page.getByRole('link', { name: 'Contents' }).first().click();
    await expect(page).toHaveURL(siteUrl('main') + searchPage);
    await fieldOf(page).click();
    await fieldOf(page).fill(someQuery);
    await expect(boxOf(page)).toHaveAttribute('data-status', 'stalled');
    await page.keyboard.press('Enter');
    await page.goBack();
    await expect(page).toHaveURL(siteUrl('main') + at('/'));
    release();
    // The box of this page is answered after that of the page before, which has asked first.
    await fieldOf(page).click();
    await expect(optionsOf(page).first()).toBeVisible();
    await expect(page).toHaveURL(siteUrl('main') + at('/'));
  });
});

test('that nothing is found is said of the query that was looked up, not of the one that is, and Enter opens its first result when the index comes', async ({
  page,
}) => {
  await page.route(indexFiles, (route) => route.abort());
  await typeQuery(page, 'rule');
  await findNothing(page, 'rule');
  await page.unroute(indexFiles);
  const release = await holdIndexes(page);
  await fieldOf(page).blur();
  await fieldOf(page).focus();
  await fieldOf(page).fill(someQuery);
  await expect(boxOf(page)).toHaveAttribute('data-status', 'stalled');
  await expect(page.getByText(`No results for “${someQuery}”`)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(siteUrl('main') + searchPage);
  release();
  await expect(page).toHaveURL(/\/slovari/);
});

const ok = (body: string) => ({ status: 200, body });
const failures: Record<string, { status: number; body: string } | null> = {
  'a status': { status: 404, body: 'Not found' },
  'no connection': null,
  'nothing in it': ok(''),
  'half of its text': ok('{"documents":['),
  'a page instead': ok('<!doctype html>'),
  'no words': ok('{"documents":[],"index":{}}'),
  'null instead': ok('null'),
};

test('an index that fails, in whatever way, is empty and silent, and is asked for again once at each opening', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const asked = watchIndexes(page);
  await openHydrated(page, searchPage);
  let openings = 0;
  for (const [name, answer] of Object.entries(failures)) {
    await test.step(`it fails with ${name}`, async () => {
      await page.route(indexFiles, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await fieldOf(page).blur();
      await fieldOf(page).fill('');
      await fieldOf(page).pressSequentially(someQuery);
      await findNothing(page, someQuery);
      openings += 1;
      // The words of the failure before this one may still be there while this opening asks.
      await expect.poll(() => asked.length, 'each tag once, and not again with each key').toBe(2 * openings);
      await page.unroute(indexFiles);
    });
  }
  await againOf(page).click();
  await expect(optionsOf(page).first()).toBeVisible();
  await expect(fieldOf(page)).toBeFocused();
  await expect(boxOf(page)).toHaveAttribute('data-status', 'idle');
  expect(asked, 'and once more by the button').toHaveLength(2 * (openings + 1));
  expect(errors).toEqual([]);
});

test('without a connection the panel says so, and the search goes on by itself when it is back', async ({
  page,
  context,
}) => {
  await openHydrated(page, searchPage);
  // The panel comes, the index does not: as when the connection ends in between.
  await page.route(indexFiles, (route) => route.abort());
  await fieldOf(page).focus();
  await fieldOf(page).pressSequentially(someQuery);
  await findNothing(page, someQuery);
  await context.setOffline(true);
  await fieldOf(page).pressSequentially('s');
  await expect(panelOf(page)).toContainText('You are offline, so the search could not be loaded.');
  await expect(panelOf(page), 'other words do not help').not.toContainText('Try fewer words');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(fieldOf(page), 'it is tried again, and fails again').toBeFocused();
  await expect(againOf(page)).toBeVisible();
  await page.unroute(indexFiles);
  await context.setOffline(false);
  await expect(optionsOf(page).first()).toBeVisible();
});

test('one broken tag leaves the others, and an index that only lunr finds broken gives no answer to operators alone', async ({
  page,
}) => {
  await page.route(indexFiles, async (route) => {
    const response = await route.fetch();
    const { documents, index } = (await response.json()) as { documents: object[]; index: object };
    await route.fulfill({ response, json: { documents, index: { ...index, pipeline: ['no-such-stemmer'] } } });
  });
  await page.route('**/search-index-default.json', (route) => route.fulfill({ status: 200, body: '{' }));
  await typeQuery(page, `+${someQuery}`);
  await findNothing(page, `+${someQuery}`);
  await fieldOf(page).fill(someQuery);
  await expect(optionsOf(page).first()).toBeVisible();
});

test('where workers are blocked, the same engine finds the same in the page', async ({ page, context }) => {
  await findSome(page);
  const other = await context.newPage();
  await other.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: class {
        constructor() {
          throw new DOMException('Workers are blocked.', 'SecurityError');
        }
      },
    });
  });
  await findSome(other);
  // The words of each text come a moment after its name.
  await expect(async () => {
    expect(await optionsOf(other).allInnerTexts()).toEqual(await optionsOf(page).allInnerTexts());
  }).toPass({ timeout: 10_000 });
});

test('where the file of the worker does not come, the same engine works in the page', async ({ page }) => {
  await page.addInitScript(() => {
    const Own = window.Worker;
    window.Worker = class extends Own {
      constructor(_url: string | URL, options?: WorkerOptions) {
        super('/no-such-worker.js', options);
      }
    };
  });
  await findSome(page);
  await expect(listOf(page)).toBeVisible();
});

test('where the panel cannot be loaded, the box says so, and its button tries again', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await openHydrated(page, searchPage);
  const endFailing = await failScripts(page);
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('requestfinished', (request) => open.delete(request));
  const failed = page.waitForEvent('requestfailed');
  await boxOf(page).hover();
  await failed;
  await expect(boxOf(page).getByRole('alert'), 'only a pointer has asked').toHaveCount(0);
  await fieldOf(page).focus();
  await expect(boxOf(page).getByRole('alert')).toContainText('The search could not be loaded.');
  await fieldOf(page).pressSequentially('dict');
  await expect(fieldOf(page)).toHaveValue('dict');
  const failedAgain = page.waitForEvent('requestfailed');
  await againOf(page).click();
  await expect(fieldOf(page)).toBeFocused();
  await failedAgain;
  await expect(againOf(page), 'it fails again').toBeVisible();
  // The pointer and the focus ask, too; a request that comes later would succeed, and the button would be gone.
  await drawnFrames(page, 10);
  // The panel has two scripts: one that fails late makes the next try fail, which waits for it.
  await expect.poll(() => open.size).toBe(0);
  await endFailing();
  // Long enough for a panel that the start of the press would load.
  await againOf(page).click({ delay: 300 });
  await expect(optionsOf(page).first()).toBeVisible();
  await expect(boxOf(page).getByRole('alert')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('without a connection before the panel has come the box says so, and goes on by itself when it is back', async ({
  page,
  context,
}) => {
  await openHydrated(page, searchPage);
  await context.setOffline(true);
  await fieldOf(page).focus();
  await fieldOf(page).pressSequentially(someQuery);
  await expect(boxOf(page).getByRole('alert')).toContainText('The search could not be loaded.');
  await context.setOffline(false);
  await expect(optionsOf(page).first()).toBeVisible();
});
