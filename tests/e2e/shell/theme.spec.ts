import { site } from '../../../src/data/site';
import { at } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { expect, type Page, test } from '../../helpers/test';

/** Characters of each full line of running text: the last line of a paragraph says nothing about the column. */
const fullLines = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('article p')].flatMap((paragraph) => {
      const lines = new Map<number, number>();
      const words = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const box = range.getClientRects()[0];
          // Words in code are a little higher or lower on the same line.
          const line = box && Math.round((box.top + box.height / 2) / 12);
          lines.set(line ?? Number.NaN, (lines.get(line ?? Number.NaN) ?? 0) + 1);
        }
      }
      return lines.size > 2 ? [...lines.values()].slice(0, -1) : [];
    }),
  );

test('lines of a text, a release and a page of its own have 65 to 80 characters', async ({ page }) => {
  for (const address of ['/development/branches', '/about/terms', '/blog/0.72.0', '/markdown-page']) {
    await test.step(address, async () => {
      await openHydrated(page, address);
      const lines = (await fullLines(page)).sort((one, other) => one - other);
      expect(lines.length).toBeGreaterThan(1);
      const middle = lines[Math.floor(lines.length / 2)] ?? 0;
      console.log(
        `${address}: ${lines.length} full lines, the middle one has ${middle} characters, the longest ${lines.at(-1)}`,
      );
      expect(middle).toBeGreaterThanOrEqual(65);
      expect(middle).toBeLessThanOrEqual(80);
      // A line of narrow letters may contain a few more than the column is made for.
      expect(lines.at(-1)).toBeLessThanOrEqual(84);
    });
  }
});

/** @returns the fonts that the browser used for the text of an element, with those of the system marked */
async function fontsIn(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts
    .map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : `${familyName} of the system`))
    .sort();
}

for (const [address, selectors, scripts] of [
  ['/', ['h1', 'article p'], ['Onest']],
  ['/about/support', ['h1', 'article p'], ['Onest']],
  ['/about/terms', ['h1', 'article dfn', 'article span[lang="ru"]'], ['Onest', 'Onest Cyrillic']],
] as const) {
  test(`the first visit to ${address} is read in the type of the site, and asks for the files that it needs`, async ({
    browser,
  }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await openHydrated(page, address);
    for (const selector of selectors) {
      await expect.poll(() => fontsIn(page, selector), selector).toEqual(['Onest']);
    }
    const loaded = () =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
    const asked = async () => (await loaded()).filter((family) => !family.includes('from')).sort();
    await expect.poll(asked).toEqual(scripts);
    await context.close();
  });
}

const fades = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (propertyName === 'opacity' && target instanceof Element && target.matches('article')) {
        seen.push(propertyName);
      }
    });
    Object.assign(window, { seenFades: seen });
  });

const seenFades = (page: Page) => page.evaluate(() => (window as unknown as { seenFades: string[] }).seenFades.length);

test('the text of the next page fades in, and focus, place and hash are right; nothing fades for readers who ask for less motion', async ({
  page,
}) => {
  await openHydrated(page, '/about/support');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const times = await page
    .locator('article')
    .evaluate((article) => getComputedStyle(article).transitionDuration.split(',').map(Number.parseFloat));
  expect(Math.max(...times)).toBeLessThanOrEqual(0.001);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await fades(page);
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Hot keys' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hot keys' })).toBeVisible();
  await expect.poll(() => seenFades(page)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();

  await openHydrated(page, '/content');
  await page.locator('article').getByRole('link', { name: 'Conventions of this documentation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Conventions of this documentation' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Contents' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);

  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'By role' }).click();
  await expect(page).toHaveURL(/#by-role$/);
  await expect(page.locator('#by-role')).toBeInViewport();
});

const fadingOf = (page: Page, selector: string, part?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, pseudo) => getComputedStyle(element, pseudo).transitionProperty, part);

test('what a tab and a fold show fades in, unless a reader asks for less motion', async ({ page }) => {
  await openHydrated(page, '/channels/platforms/server-api');
  expect(await fadingOf(page, '[role="tabpanel"]:not([hidden])')).toBe('opacity');
  expect(await fadingOf(page, 'details', '::details-content')).toBe('opacity');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await fadingOf(page, '[role="tabpanel"]:not([hidden])')).not.toBe('opacity');
  expect(await fadingOf(page, 'details', '::details-content')).not.toBe('opacity');
});

test('on paper nothing of the screen is left, words are dark, and the sheet says its version and its address', async ({
  page,
}) => {
  await openHydrated(page, '/about/terms');
  await page.emulateMedia({ media: 'print' });

  await test.step('nothing of the screen', async () => {
    for (const part of ['.navbar', '.footer', '.theme-doc-sidebar-container', '.pagination-nav', '.dos-page-actions']) {
      await expect(page.locator(part).first()).toBeHidden();
    }
  });

  await test.step('version and address', async () => {
    const head = await page
      .locator('link[rel="canonical"]')
      .evaluate((link) => ({ href: link.getAttribute('href'), line: getComputedStyle(link, '::before').content }));
    expect(head.line).toContain(site.docsVersion);
    expect(head.line).toContain('DialogOS documentation');
    expect(head.href).toContain('/about/terms');
  });

  await test.step('links of the text have their full address, places on the page have none', async () => {
    const printedAfter = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await printedAfter(`article p a[href="${at('/')}"]`)).toMatch(
      /" <" "https:\/\/[^"]+" "\/" ">"|<https:\/\/[^>]+\/>/,
    );
    expect(await page.locator('article a[href^="#"]').count()).toBeGreaterThan(0);
    expect(await printedAfter('article a[href^="#"]')).toMatch(/none|normal/);
  });

  await test.step('dark words in the dark mode too', async () => {
    const inkOf = () =>
      page
        .locator('article p')
        .first()
        .evaluate((text) => getComputedStyle(text).color);
    const light = await inkOf();
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(await inkOf()).toBe(light);
    await page.emulateMedia({ media: 'screen' });
    expect(await inkOf()).not.toBe(light);
  });
});
