import { belowToo } from '../../config/addressTests';
import { at } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { drawnFrames, failScripts, holdScripts, navbarOf, setConnection } from '../../helpers/shell';
import { expect, type Locator, type Page, test } from '../../helpers/test';

/** Scripts that the page asked for, after it was hydrated, for links that were seen or pointed at. */
async function scriptsAskedByLinks(page: Page): Promise<{ prefetched: number; preloaded: number }> {
  await openHydrated(page, '/titlePage');
  const link = navbarOf(page).getByRole('link', { name: 'Release notes', exact: true });
  await expect(link).toBeInViewport();
  await drawnFrames(page, 20);
  await page.waitForLoadState('networkidle');
  const prefetched = await page.locator('head link[rel="prefetch"]').count();
  let preloaded = 0;
  page.on('request', (request) => {
    preloaded += request.resourceType() === 'script' ? 1 : 0;
  });
  await link.hover();
  await drawnFrames(page, 20);
  await page.waitForLoadState('networkidle');
  return { prefetched, preloaded };
}

/** Bytes that a page has fetched ahead when it asks for nothing more. */
async function bytesFetchedAhead(page: Page, address: string): Promise<number> {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await openHydrated(page, address);
  const names = at('/page-scripts.json');
  await expect.poll(() => asked.indexOf(names) > 0 && asked.length - 1 - asked.indexOf(names)).toBeGreaterThan(1);
  for (let before = -1; before !== asked.length; ) {
    before = asked.length;
    await page.waitForTimeout(500);
  }
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const begin = entries.find(({ name }) => name.endsWith('/page-scripts.json'))?.startTime ?? 0;
    return entries
      .filter(({ startTime }) => startTime >= begin)
      .reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0);
  });
}

test.describe('Prefetching of route assets is skipped on 2g or data-saver connections', () => {
  for (const { name, connection } of [
    { name: '2g', connection: { effectiveType: '2g', saveData: false } },
    { name: 'slow 2g', connection: { effectiveType: 'slow-2g', saveData: false } },
    { name: 'data saver', connection: { effectiveType: '4g', saveData: true } },
  ]) {
    test(`nothing is fetched ahead with ${name}`, async ({ page }) => {
      await setConnection(page, connection);
      expect(await scriptsAskedByLinks(page)).toEqual({ prefetched: 0, preloaded: 0 });
      await navbarOf(page).getByRole('link', { name: 'Release notes', exact: true }).click();
      await expect(page, 'the link works all the same').toHaveURL(at('/blog'));
      await expect(page.getByRole('heading', { level: 1, name: 'Release notes' })).toBeVisible();
    });
  }

  test(
    'otherwise the pages of links in view are fetched ahead, of the text before those of the sidebar',
    belowToo,
    async ({ page }) => {
      await setConnection(page, { effectiveType: '4g', saveData: false });
      const bytes = await bytesFetchedAhead(page, '/about/support');
      expect(bytes, 'the budget, and at most one page more').toBeLessThan(240_000 + 100_000);
      await failScripts(page);
      await page.locator(`aside a[href="${at('/about/terms')}"]`).click();
      await expect(page).toHaveURL(at('/about/terms'));
      await expect(page.getByRole('heading', { level: 1, name: 'Terms and definitions' })).toBeVisible();
    },
  );

  test('nothing is fetched ahead of the page that is read', belowToo, async ({ page }) => {
    await setConnection(page, { effectiveType: '4g', saveData: false });
    const hydratedAt: number[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === at('/page-scripts.json')) hydratedAt.push(Date.now());
    });
    const scripts = await holdScripts(page);
    await page.goto(at('/about/support'), { waitUntil: 'commit' });
    await scripts.asked;
    expect(hydratedAt, 'asked for before the page is alive').toEqual([]);
    scripts.release();
    await expect.poll(() => hydratedAt.length).toBe(1);
  });
});

/** The heading in the first task after the next click, of which everything is told that the click itself has changed. */
async function headingAfterClick(page: Page, choose: (link: Locator) => Promise<void>): Promise<string | null> {
  await setConnection(page, { effectiveType: '4g', saveData: false });
  await bytesFetchedAhead(page, '/about/support');
  await page.evaluate(() => {
    const first = new MessageChannel();
    const heading = new Promise((resolve) => {
      first.port1.onmessage = () => resolve(document.querySelector('h1')?.textContent);
    });
    addEventListener('click', () => first.port2.postMessage(undefined), { capture: true, once: true });
    Object.assign(window, { heading });
  });
  await choose(page.locator(`aside a[href="${at('/about/terms')}"]`));
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and definitions' })).toBeVisible();
  return page.evaluate(() => (window as unknown as { heading: Promise<string | null> }).heading);
}

test.describe('a page that is there already', () => {
  test('comes after the click of a pointer, for which the browser lays the old one out', async ({ page }) => {
    expect(await headingAfterClick(page, (link) => link.click())).toBe('Support');
  });

  test('comes at once with a key', async ({ page }) => {
    expect(await headingAfterClick(page, (link) => link.press('Enter'))).toBe('Terms and definitions');
  });
});
