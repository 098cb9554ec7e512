import { belowToo } from '../../config/addressTests';
import { at, sites } from '../../config/sites';
import { expectFetched } from '../../helpers/expectFetched';
import { openHydrated } from '../../helpers/hydrated';
import { drawnFrames, failScripts, isSameDocument, markDocument, navbarOf, setConnection } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

/** Asked for first by whoever fetches a page ahead. */
const names = at('/page-scripts.json');

/** What a page asks for before its reader has chosen another one: the names of scripts, and scripts for a link that is pointed at. */
async function askedAhead(page: Page): Promise<string[]> {
  const asked: string[] = [];
  let isPointing = false;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === names || (isPointing && request.resourceType() === 'script')) asked.push(pathname);
  });
  await openHydrated(page, '/titlePage');
  const link = navbarOf(page).getByRole('link', { name: 'Release notes', exact: true });
  await expect(link).toBeInViewport();
  await page.waitForLoadState('networkidle');
  isPointing = true;
  await link.hover();
  await drawnFrames(page, 20);
  return asked;
}

/** Bytes of uncompressed text that a page has fetched ahead. */
const bytesFetchedAhead = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const begin =
      entries.find(({ name }) => name.endsWith('/page-scripts.json'))?.startTime ?? Number.POSITIVE_INFINITY;
    return entries
      .filter(({ startTime }) => startTime >= begin)
      .reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0);
  });

test('Prefetching of route assets is skipped on 2g or data-saver connections', async ({ context }) => {
  // Each page is waited for most of the time, so they are looked at together.
  await Promise.all(
    [
      { name: '2g', connection: { effectiveType: '2g', saveData: false } },
      { name: 'slow 2g', connection: { effectiveType: 'slow-2g', saveData: false } },
      { name: 'data saver', connection: { effectiveType: '4g', saveData: true } },
    ].map(({ name, connection }) =>
      test.step(name, async () => {
        const page = await context.newPage();
        await setConnection(page, connection);
        expect(await askedAhead(page), name).toEqual([]);
        await navbarOf(page).getByRole('link', { name: 'Release notes', exact: true }).click();
        await expect(page, 'the link works all the same').toHaveURL(at('/blog'));
        await expect(page.getByRole('heading', { level: 1, name: 'Release notes' })).toBeVisible();
      }),
    ),
  );
});

test('nothing is fetched ahead of the page that is read', belowToo, async ({ page }) => {
  await setConnection(page, { effectiveType: '4g', saveData: false });
  await page.addInitScript(() => {
    const { fetch } = window;
    const states: string[] = [];
    Object.assign(window, {
      states,
      fetch: (...request: Parameters<typeof fetch>) => {
        if (String(request[0]).endsWith('/page-scripts.json')) {
          states.push(document.readyState);
        }
        return fetch(...request);
      },
    });
  });
  const statesAtFetch = () => page.evaluate(() => (window as unknown as { states: string[] }).states);
  await openHydrated(page, '/about/support');
  await expect.poll(statesAtFetch, 'asked for once, when the page has come with all its scripts').toEqual(['complete']);
});

/** Notes the heading in the first task after the next click, of which everything is told that the click itself has changed. */
const noteHeading = (page: Page) =>
  page.evaluate(() => {
    const first = new MessageChannel();
    const heading = new Promise((resolve) => {
      first.port1.onmessage = () => resolve(document.querySelector('h1')?.textContent);
    });
    addEventListener('click', () => first.port2.postMessage(undefined), { capture: true, once: true });
    Object.assign(window, { heading });
  });

const notedHeading = (page: Page) =>
  page.evaluate(() => (window as unknown as { heading: Promise<string | null> }).heading);

test('Otherwise the pages of links in view are fetched ahead', belowToo, async ({ page }) => {
  await setConnection(page, { effectiveType: '4g', saveData: false });
  await openHydrated(page, '/about/support');
  for (const address of ['/content', '/']) await expectFetched(page, sites.main.dir, address);
  await failScripts(page);
  const headingAfter = async (choose: () => Promise<void>, heading: string) => {
    await noteHeading(page);
    await choose();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    return notedHeading(page);
  };

  await test.step('such a page comes after the click of a pointer, for which the browser lays the old one out', async () => {
    const link = page.locator(`main a[href="${at('/content')}"]`).first();
    expect(await headingAfter(() => link.click(), 'Contents')).toBe('Support');
  });

  await test.step('such a page comes at once with a key', async () => {
    const link = navbarOf(page).getByRole('link', { name: 'Documentation', exact: true });
    expect(await headingAfter(() => link.press('Enter'), 'DialogOS documentation')).toBe('DialogOS documentation');
  });
});

// The site below a path is not compressed, so there the budget ends before the sidebar.
test('The pages of links in the sidebar are fetched ahead, too', async ({ page }) => {
  await setConnection(page, { effectiveType: '4g', saveData: false });
  await openHydrated(page, '/about/support');
  await expectFetched(page, sites.main.dir, '/about/terms');
  await failScripts(page);
  await markDocument(page);
  await page.locator(`aside a[href="${at('/about/terms')}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and definitions' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('Pages are fetched ahead within a budget', async ({ page }) => {
  await setConnection(page, { effectiveType: '4g', saveData: false });
  const budget = 240_000;
  // More than twice as much is behind the links that are in view there.
  await openHydrated(page, '/content');
  await expect.poll(() => bytesFetchedAhead(page), 'the budget is used').toBeGreaterThan(budget);
  await drawnFrames(page, 20);
  expect(await bytesFetchedAhead(page), 'the budget, and at most one page more').toBeLessThan(budget + 100_000);
});
