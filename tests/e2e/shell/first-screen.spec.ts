import { at, sites } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { drawnFrames } from '../../helpers/shell';
import { startSlowHost } from '../../helpers/slowHost';
import { expect, type Page, test } from '../../helpers/test';

/**
 * What a first screen looks like: size and place of its largest parts. What is below has an estimated height until the
 * browser lays it out (`far.css`): in a frame after the one in which it comes near, or when its place is asked for.
 */
const looks = `[...document.querySelectorAll('nav.navbar, h1, main p, main h2, main table, footer')]
  .slice(0, 12)
  .map((element) => ({ element, box: element.getBoundingClientRect() }))
  .filter(({ box }) => box.top < innerHeight)
  .map(({ element, box }) => {
    const { fontSize, color } = getComputedStyle(element);
    return [element.nodeName, ...[box.top, box.height, box.width].map(Math.round), fontSize, color].join(' ');
  })`;

/** The first screen in a wide window and in that of a phone, in which scripts take the page over. */
async function looksAtWidths(page: Page): Promise<Record<number, string[]>> {
  const seen: Record<number, string[]> = {};
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await drawnFrames(page, 3);
    seen[width] = await page.evaluate<string[]>(looks);
  }
  return seen;
}

/** A page that waits for deferred scripts is not at its end. */
const readWithoutScripts = "performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd > 0";

for (const address of [
  '/about/terms',
  '/syntax-DL/about-DL',
  '/blog',
  '/blog/0.72.0',
  '/api/capi/',
  '/markdown-page',
]) {
  test(`${address} looks as it will before any script has come, at 1440 and at 390 px`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked: string[] = [];
    await page.route(/\.(?:css|js)$/, async (route) => {
      asked.push(route.request().url());
      await held;
      await route.continue();
    });
    await page.goto(at(address), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => asked.length, 'scripts are asked for').toBeGreaterThan(3);
    expect(await page.evaluate(readWithoutScripts), 'the page is read to its end without them').toBe(true);
    // A layout finds the words that need a second font.
    await page.evaluate(async () => {
      document.body.getBoundingClientRect();
      await document.fonts.ready;
    });
    const before = await looksAtWidths(page);
    expect(asked.filter((file) => file.endsWith('.css'))).toEqual([]);
    release();
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await page.unrouteAll({ behavior: 'wait' });
    for (const parts of Object.values(before)) expect(parts.length).toBeGreaterThan(4);
    expect(await looksAtWidths(page)).toEqual(before);
  });
}

test('a page has its style and its font in itself', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  const html = (await (await page.goto(at('/about/support')))?.text()) ?? '';
  expect(html).not.toMatch(/<link rel="?stylesheet/);
  expect(html.match(/<style data-href=/g)).toHaveLength(1);
  expect(html.indexOf('</style>')).toBeLessThan(html.indexOf('<body'));
  const status = () => page.evaluate(() => [...document.fonts].find(({ family }) => family === 'Onest')?.status);
  await expect.poll(status).toBe('loaded');
  expect(fonts).toEqual([]);
});

test('without script a page asks for the file of its font', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const font = page.waitForResponse(/\/onest-latin-\w+\.woff2$/);
  await page.goto(at('/about/support'));
  expect((await font).status()).toBe(200);
  await context.close();
});

test('turning to another page fetches its own sheet and never that of the site', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
  });
  await openHydrated(page, '/about/support');
  await page.evaluate(`window.docusaurus.preload(${JSON.stringify(at('/api/capi/'))})`);
  await expect.poll(() => sheets.length).toBeGreaterThan(0);
  const after = page.locator('head > style[data-href] ~ link[rel="stylesheet"]');
  // A page may have several sheets, and they do not come at once.
  await expect(async () => expect(await after.count()).toBe(sheets.length)).toPass({ timeout: 15_000 });
  expect(sheets.filter((file) => file.includes('/styles.'))).toEqual([]);
});

/** A layout shift that no reader can see (https://web.dev/articles/cls): a few words that move by a pixel or two. */
const unseen = 0.001;

/** Opens a page and tells when it was first painted, when the last of it had come, and what moved until it was alive. */
async function watchShifts(page: Page, address: string) {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' });
  });
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    whole: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseEnd,
    shifts: (window as unknown as { shifts: { value: number; sources: { node: Element | null }[] }[] }).shifts.map(
      ({ value, sources }) => ({ value, parts: sources.map(({ node }) => node?.className || node?.nodeName) }),
    ),
  }));
}

// A page of each layout. One that comes in pieces is waited for most of the time, so three of them come at once.
for (const together of [
  ['/', '/syntax-DL/about-DL', '/full_documentation'],
  ['/blog', '/blog/0.72.0', '/api/capi/'],
]) {
  test(`nothing on ${together.join(', ')} moves while the page comes in 30 pieces`, async ({ context }) => {
    const host = await startSlowHost(sites.main.dir, 30);
    try {
      const watched = await Promise.all(
        together.map(async (address) => watchShifts(await context.newPage(), host.url + address)),
      );
      for (const [index, { painted, whole, shifts }] of watched.entries()) {
        const address = together[index];
        expect(painted, `first paint of ${address}, before the last piece has come`).toBeLessThan(whole);
        expect(
          shifts.filter(({ value }) => value >= unseen),
          address,
        ).toEqual([]);
      }
    } finally {
      host.close();
    }
  });
}

test('a page is at no moment wider than its window while its scripts wake it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.addInitScript(() => {
    const widths: number[] = [];
    Object.assign(window, { widths });
    const note = () => widths.push(document.documentElement.scrollWidth);
    new MutationObserver(note).observe(document, {
      subtree: true,
      attributeFilter: ['data-has-hydrated', 'data-fits'],
    });
  });
  await openHydrated(page, '/channels/channel-restrictions');
  await expect(page.getByRole('group', { name: 'Scrollable table' })).not.toHaveCount(0);
  const widths = await page.evaluate(() => (window as unknown as { widths: number[] }).widths);
  expect(widths.length, 'moments').toBeGreaterThan(1);
  expect(Math.max(...widths)).toBe(1280);
});
