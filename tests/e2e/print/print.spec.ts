import { openHydrated } from '../../helpers/hydrated';
import { expectWholeOnPaper } from '../../helpers/print/expectWhole';
import { printedSheets, wordsOf } from '../../helpers/print/sheets';
import { expect, test } from '../../helpers/test';

/** One page of each kind, and those with the widest table, the most figures and the longest code. */
const pages = [
  '/',
  '/content',
  '/channels/channel-restrictions',
  '/channels/platforms/server-api',
  '/development/assistant-elements/skills',
  '/syntax-DL/special-symbols-in-rules',
  '/analitika/otchety/attendance',
  '/about/terms',
  '/blog',
  '/blog/archive',
  '/blog/tags',
  '/blog/0.72.0',
  '/api/capi/',
  '/full_documentation',
  '/titlePage',
  '/markdown-page',
  '/no-such-page',
];

for (const address of pages) {
  test(`${address} is whole on paper, in words of 9.5 points or more`, async ({ page }) => {
    await openHydrated(page, address);
    const { smallest, sheets } = await expectWholeOnPaper(page);
    console.log(`${address}: ${sheets} sheets, smallest text ${smallest.toFixed(2)} pt`);
  });
}

test('tables with many columns break no words on paper', async ({ page }) => {
  for (const address of ['/channels/channel-restrictions', '/analitika/otchety/dialogs-summary']) {
    await openHydrated(page, address);
    const cells = await page.locator('main table:has(tr > :nth-child(7)) :is(th, td)').allTextContents();
    const { words } = await printedSheets(page);
    expect(cells.length, `cells of ${address}`).toBeGreaterThan(20);
    expect(
      [...new Set(cells.flatMap(wordsOf))].filter((word) => !words.has(word)),
      address,
    ).toEqual([]);
  }
});

test('in landscape the text takes the whole sheet', async ({ page }) => {
  // A sheet of A4 without its margins is wider than the layout for phones.
  const width = 1001;
  for (const address of ['/api/capi/', '/full_documentation', '/titlePage', '/blog/archive', '/about/terms']) {
    await openHydrated(page, address);
    await page.setViewportSize({ width, height: 650 });
    await page.emulateMedia({ media: 'print' });
    const boxes = await page
      .locator('main :is(h1, h2, p)')
      .evaluateAll((texts) =>
        texts.map((text) => text.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
      );
    expect(Math.min(...boxes.map(({ left }) => left)), `left edge of ${address}`).toBeLessThan(8);
    expect(Math.max(...boxes.map(({ right }) => right)), `right edge of ${address}`).toBeGreaterThan(0.95 * width);
    await page.emulateMedia({ media: null });
  }
});

test('what one can only press or fill in is not printed', async ({ page }) => {
  for (const address of ['/', '/blog', '/api/capi/', '/syntax-DL/about-DL']) {
    await openHydrated(page, address);
    await page.emulateMedia({ media: 'print' });
    const controls = page.locator('button, input, select, textarea, form, aside');
    expect(await controls.count(), `controls of ${address}`).toBeGreaterThan(0);
    expect(await controls.filter({ visible: true }).count(), `controls on the paper of ${address}`).toBe(0);
    await page.emulateMedia({ media: null });
  }
});

test('links have their address on paper, but not inside of tables', async ({ page }) => {
  await openHydrated(page, '/about/terms');
  await page.emulateMedia({ media: 'print' });
  const [inTables, elsewhere] = await page.evaluate(() => {
    const expanded = (links: NodeListOf<Element>) =>
      [...links].map((link) => {
        const { content, display } = getComputedStyle(link, '::after');
        return display !== 'none' && content.includes('<');
      });
    return [
      expanded(document.querySelectorAll('td a[href^="/"]')),
      expanded(document.querySelectorAll('article p a[href^="/"]:not(td *)')),
    ];
  });
  expect(inTables?.length).toBeGreaterThan(0);
  expect(inTables).not.toContain(true);
  expect(elsewhere?.length).toBeGreaterThan(0);
  expect(elsewhere).not.toContain(false);
});
