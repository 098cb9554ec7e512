import { openHydrated } from '../../helpers/hydrated';
import { drawnFrames, navbarOf } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

/** A page of each kind, and the item of the navbar that is the current one there. */
const kinds = {
  '/channels/channel-restrictions': 'Documentation',
  '/': 'Documentation',
  '/content': 'Contents',
  '/blog': 'Release notes',
  '/blog/0.72.0': 'Release notes',
  '/blog/archive': 'Release notes',
  '/blog/tags': 'Release notes',
  '/blog/tags/dialogos': 'Release notes',
  '/api/capi/': 'API',
  '/api/sapi/': 'API',
  '/full_documentation': 'Contents',
  '/titlePage': 'Documentation',
  '/markdown-page': 'Documentation',
} as const;

const missing = '/no-such-page';

const titleEdge = (page: Page) =>
  page.locator('h1').evaluate((title) => {
    const words = document.createRange();
    words.selectNodeContents(title);
    return Math.round(words.getBoundingClientRect().left);
  });

/** Items with the mark below their words, and whether the mark ends where the bar ends. */
const marked = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('nav.navbar')?.getBoundingClientRect();
    return [...document.querySelectorAll('.navbar__items .navbar__link')]
      .filter((item) => getComputedStyle(item).boxShadow !== 'none')
      .map((item) => ({
        name: item.textContent,
        inside: item.getBoundingClientRect().bottom <= (bar?.bottom ?? 0),
      }));
  });

/** Widths of windows, and where the titles begin in them. */
const edges = [
  [1920, 566],
  [1440, 348],
  [996, 98],
  [390, 16],
] as const;

test('the titles of all kinds of pages begin on one line at four widths, exactly one item of the navbar is the current one, and its mark lies inside the bar', async ({
  page,
}) => {
  for (const address of [...Object.keys(kinds), missing]) {
    await openHydrated(page, address);
    for (const [width, edge] of edges) {
      await page.setViewportSize({ width, height: 900 });
      expect(await titleEdge(page), `${address} at ${width} px`).toBe(edge);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const name = kinds[address as keyof typeof kinds] as string | undefined;
    expect(await marked(page), address).toEqual(name === undefined ? [] : [{ name, inside: true }]);
  }
});

for (const [width, edge] of [
  [1920, 566],
  [1440, 348],
] as const) {
  test(`at ${width} px the foot begins on the line of the titles`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, '/about/support');
    const title = page.locator('.footer__title').first();
    expect(Math.round(await title.evaluate((element) => element.getBoundingClientRect().left))).toBe(edge);
    await expect(page.locator('.footer__bottom')).toHaveCSS('border-top-width', '0px');
  });
}

test('the line beside the list of releases runs from the bar to the foot', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, '/blog/0.72.0');
  const [bar, list, foot] = await Promise.all(
    ['nav.navbar', '.row > aside', '.footer'].map((part) => page.locator(part).first().boundingBox()),
  );
  expect(list?.y).toBeCloseTo((bar?.y ?? 0) + (bar?.height ?? 0), 0);
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeCloseTo(foot?.y ?? 0, 0);
});

const sticky = [
  [1440, '/about/terms', '.theme-doc-toc-desktop', 16],
  [1440, '/blog/0.72.0', '.row > aside > nav', 16],
  [1440, '/administration/roles-management', '[data-fits]:has(th:nth-child(7)) thead th', 0],
  [996, '/api/capi/', '.api-list', 0],
  [390, '/development/branches', '.theme-doc-toc-mobile', 0],
  [390, '/api/sapi/', '.api-list', 0],
] as const;

for (const [width, address, selector, top] of sticky) {
  test(`when the bar is hidden, ${selector} moves to the top at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await openHydrated(page, address);
    const part = page.locator(selector).first();
    const above = await part.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    await page.mouse.move(width / 2, 400);
    // The bar hides on the way down, once the page has left it behind.
    for (let distance = 0; distance < above + 600; distance += 200) {
      await page.mouse.wheel(0, 200);
      await drawnFrames(page, 2);
    }
    await expect.poll(async () => ((await navbarOf(page).boundingBox())?.y ?? 0) < -50).toBe(true);
    await expect.poll(async () => Math.round((await part.boundingBox())?.y ?? -1)).toBe(top);
  });
}

test('a matrix lies under the list of headings, which comes to the top with the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, '/administration/roles-management');
  const widths = await page.evaluate(() => ({
    matrix: document.querySelector('table:has(th:nth-child(7))')?.getBoundingClientRect().width ?? 0,
    text: document.querySelector('article')?.getBoundingClientRect().width ?? 0,
  }));
  expect(widths.matrix).toBeGreaterThan(widths.text + 150);
  expect(await page.locator('.dos-yes').first().textContent()).toBe('yes');
});

test('no text of 13 px or less is bold', async ({ page }) => {
  for (const address of ['/channels/channel-restrictions', '/blog', '/full_documentation', '/content']) {
    await openHydrated(page, address);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.getClientRects().length > 0 && !element.closest('svg, .dos-dialog'))
        .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
        .filter((element) => {
          const { fontSize, fontWeight } = getComputedStyle(element);
          return Number.parseFloat(fontSize) > 0 && Number.parseFloat(fontSize) <= 13 && Number(fontWeight) >= 600;
        })
        .map((element) => element.textContent),
    );
    expect(small, address).toEqual([]);
  }
});
