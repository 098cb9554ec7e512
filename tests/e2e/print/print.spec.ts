import { openHydrated } from '../../helpers/hydrated';
import { expectWholeOnPaper } from '../../helpers/print/expectWhole';
import { type PrintedSheets, wordsOf } from '../../helpers/print/sheets';
import { expect, type Page, test } from '../../helpers/test';

/** Tables with many columns break no words. */
async function wholeWords(page: Page, words: PrintedSheets['words']): Promise<void> {
  const cells = await page.locator('main table:has(tr > :nth-child(7)) :is(th, td)').allTextContents();
  expect(cells.length, 'cells').toBeGreaterThan(20);
  expect(cells.flatMap(wordsOf).filter((word) => !words.has(word))).toEqual([]);
}

/** What one can only press or fill in is not printed. */
async function noControls(page: Page): Promise<void> {
  const controls = page.locator('button, input, select, textarea, form, aside');
  expect(await controls.count(), 'controls').toBeGreaterThan(0);
  expect(await controls.filter({ visible: true }).count(), 'controls on the paper').toBe(0);
}

/** In landscape the text takes the whole sheet. */
async function wholeWidth(page: Page): Promise<void> {
  // A sheet of A4 without its margins is wider than the layout for phones.
  const width = 1001;
  await page.setViewportSize({ width, height: 650 });
  // What is not shown has a box without width at the left edge.
  const boxes = await page.locator('main :is(h1, h2, p)').evaluateAll((texts) =>
    texts
      .map((text) => text.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ left, right }) => ({ left, right })),
  );
  expect(Math.min(...boxes.map(({ left }) => left)), 'left edge').toBeLessThan(8);
  expect(Math.max(...boxes.map(({ right }) => right)), 'right edge').toBeGreaterThan(0.95 * width);
}

/** Links have their address on paper, but not inside of tables. */
async function addressesOfLinks(page: Page): Promise<void> {
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
}

/** One page of each kind, and those with the widest table, the tallest figure, long dialogs and the longest code, with what else they show. */
const pages: readonly (readonly [address: string, ...checks: (typeof wholeWords)[]])[] = [
  ['/', noControls],
  ['/content'],
  ['/channels/channel-restrictions', wholeWords],
  ['/channels/platforms/server-api'],
  ['/development/assistant-elements/skills'],
  ['/syntax-DL/special-symbols-in-rules'],
  ['/analitika/otchety/dialogs-summary', wholeWords],
  ['/analitika/dashboard'],
  ['/syntax-DL/functions-DL/number-functions'],
  ['/about/terms', addressesOfLinks, wholeWidth],
  ['/blog', noControls],
  ['/blog/archive', wholeWidth],
  ['/blog/tags'],
  ['/blog/0.72.0'],
  ['/api/capi/', noControls, wholeWidth],
  ['/full_documentation', wholeWidth],
  ['/titlePage', wholeWidth],
  ['/markdown-page'],
  ['/no-such-page'],
];

/** Pages that one test opens one after the other: it is the reset of the browser between tests that costs. */
const atOnce = 6;

for (let from = 0; from < pages.length; from += atOnce) {
  const some = pages.slice(from, from + atOnce);
  const names = some.map(([address]) => address).join(', ');
  test(`whole on paper, in words of 9.5 points or more: ${names}`, async ({ page }) => {
    for (const [address, ...checks] of some) {
      await test.step(address, async () => {
        await openHydrated(page, address);
        const { smallest, sheets, words } = await expectWholeOnPaper(page);
        console.log(`${address}: ${sheets} sheets, smallest text ${smallest.toFixed(2)} pt`);
        const screen = page.viewportSize();
        await page.emulateMedia({ media: 'print' });
        for (const check of checks) await test.step(check.name, () => check(page, words));
        await page.emulateMedia({ media: null });
        if (screen) await page.setViewportSize(screen);
      });
    }
  });
}
