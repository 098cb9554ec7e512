import { scrollFar } from '../../helpers/clickFar';
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

/** What is bold and small, which is hard to read. Charts and dialogs have sizes of their own. */
const smallAndBold = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.getClientRects().length > 0 && !element.closest('svg, .dos-dialog'))
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => {
        const { fontSize, fontWeight } = getComputedStyle(element);
        return Number.parseFloat(fontSize) > 0 && Number.parseFloat(fontSize) <= 13 && Number(fontWeight) >= 600;
      })
      .map((element) => element.textContent),
  );

test('on all kinds of pages the titles begin on one line at four widths, exactly one item of the navbar is the current one, its mark lies inside the bar, and no text of 13 px or less is bold', async ({
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
    expect(await smallAndBold(page), address).toEqual([]);
  }
});

test('in wide windows the foot begins on the line of the titles', async ({ page }) => {
  await openHydrated(page, '/about/support');
  for (const [width, edge] of edges.slice(0, 2)) {
    await page.setViewportSize({ width, height: 900 });
    const title = page.locator('.footer__title').first();
    expect(Math.round(await title.evaluate((element) => element.getBoundingClientRect().left)), `${width} px`).toBe(
      edge,
    );
    await expect(page.locator('.footer__bottom')).toHaveCSS('border-top-width', '0px');
  }
});

async function expectLineToFoot(page: Page): Promise<void> {
  const [bar, list, foot] = await Promise.all(
    ['nav.navbar', '.row > aside', '.footer'].map((part) => page.locator(part).first().boundingBox()),
  );
  expect(list?.y).toBeCloseTo((bar?.y ?? 0) + (bar?.height ?? 0), 0);
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeCloseTo(foot?.y ?? 0, 0);
}

/** Where the matrix and the list of headings meet: how many links of the list a reader sees, and how many are covered. */
const linksOfList = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll('.theme-doc-toc-desktop a')];
    const seen = links.filter((link) => {
      const { left, top, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + 10, top + height / 2));
    });
    return { seen: seen.length, covered: links.length - seen.length };
  });

async function expectMatrixOverList(page: Page): Promise<void> {
  const matrix = page.locator('table:has(th:nth-child(7))').first();
  const widths = await matrix.evaluate((table) => ({
    matrix: table.getBoundingClientRect().width,
    text: document.querySelector('article')?.getBoundingClientRect().width ?? 0,
  }));
  expect(widths.matrix).toBeGreaterThan(widths.text + 150);
  expect(await page.locator('.dos-yes').first().textContent()).toBe('yes');
  await scrollFar(matrix);
  const { covered } = await linksOfList(page);
  expect(covered).toBeGreaterThan(3);
  await page.locator('.theme-doc-toc-desktop a').first().focus();
  expect((await linksOfList(page)).covered).toBe(0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expect((await linksOfList(page)).covered, 'links that are covered again').toBe(covered);
  await page.evaluate(() => window.scrollTo(0, 0));
}

type Sticky = {
  width: number;
  address: string;
  selector: string;
  top: number;
  /** What else this page shows before it is scrolled. */
  before?: readonly [what: string, see: (page: Page) => Promise<void>];
};

const sticky: readonly Sticky[] = [
  { width: 1440, address: '/about/terms', selector: '.theme-doc-toc-desktop', top: 16 },
  {
    width: 1440,
    address: '/blog/0.72.0',
    selector: '.row > aside > nav',
    top: 16,
    before: ['the line beside the list of releases runs from the bar to the foot', expectLineToFoot],
  },
  {
    width: 1440,
    address: '/administration/roles-management',
    selector: '[data-fits]:has(th:nth-child(7)) thead th',
    top: 0,
    before: ['a matrix covers the list of headings, which comes to the top with the focus', expectMatrixOverList],
  },
  { width: 996, address: '/api/capi/', selector: '.api-list', top: 0 },
  { width: 390, address: '/development/branches', selector: '.theme-doc-toc-mobile', top: 0 },
  { width: 390, address: '/api/sapi/', selector: '.api-list', top: 0 },
];

for (const { width, address, selector, top, before } of sticky) {
  const title = `when the bar is hidden, ${selector} moves to the top at ${width} px`;
  test(before ? `${before[0]}; ${title}` : title, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await openHydrated(page, address);
    await before?.[1](page);
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
