import { openHydrated } from '../../helpers/hydrated';
import { boxOf, findSome, panelOf, searchPage } from '../../helpers/search';
import { drawnFrames, mobileBreakpoint } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

const height = 700;
const sheetWidths = [320, 390, 768, mobileBreakpoint];
const panelWidths = [mobileBreakpoint + 1, 1024, 1060, 1100];

/** Names of parts of the bar that overlap by a pixel or more, or reach beyond it at a side. */
const crowded = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('nav.navbar')?.getBoundingClientRect();
    const parts = [...document.querySelectorAll('.navbar__inner > * > *')]
      .filter((part) => part instanceof HTMLElement && part.offsetParent !== null)
      .map((part) => ({ name: part.className, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    const out = parts.filter(({ box }) => !bar || box.left < bar.left || box.right > bar.right);
    const covered = parts.filter(({ box }, at) =>
      parts.some((other, place) => place > at && other.box.left < box.right - 1 && box.left < other.box.right - 1),
    );
    return { count: parts.length, names: [...out, ...covered].map(({ name }) => name) };
  });

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Does something at each width of the open page, once it is laid out. */
async function atWidths(page: Page, widths: number[], act: (width: number) => Promise<void>): Promise<void> {
  for (const width of widths) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      await drawnFrames(page, 3);
      await act(width);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  }
}

test('below the announcement bar the box leaves room for its neighbours at every width', async ({ page }) => {
  const [first = 0] = sheetWidths;
  await page.setViewportSize({ width: first, height });
  await openHydrated(page, searchPage);
  await atWidths(page, [...sheetWidths, ...panelWidths], async () => {
    await expect(page.locator('.theme-announcement-bar')).toBeInViewport();
    const { count, names } = await crowded(page);
    expect(count).toBeGreaterThan(2);
    expect(names).toEqual([]);
  });
});

for (const [what, widths] of [
  ['as a sheet', sheetWidths],
  ['below the box', panelWidths],
] as const) {
  test(`the panel ${what} is whole on the screen, and nothing lies over it, at ${widths.join(', ')} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: widths[0] ?? 0, height });
    await findSome(page);
    await atWidths(page, widths, async (width) => {
      const panel = await panelOf(page).boundingBox();
      const box = await boxOf(page).boundingBox();
      if (!panel || !box) throw new Error('There is no panel.');
      expect(panel.x).toBeGreaterThanOrEqual(0);
      expect(panel.x + panel.width).toBeLessThanOrEqual(width);
      expect(panel.y + panel.height).toBeLessThanOrEqual(height);
      if (width > mobileBreakpoint) expect(panel.y).toBeGreaterThanOrEqual(box.y + box.height);
      else expect(box).toEqual({ x: 0, y: 0, width, height });
      const corners = [
        [panel.x + 12, panel.y + 12],
        [panel.x + panel.width - 12, panel.y + panel.height - 12],
        [box.x + box.width / 2, box.y + 6],
      ];
      const seen = await page.evaluate(
        (points) => points.map(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('.dos-search') !== null),
        corners,
      );
      expect(seen).toEqual([true, true, true]);
    });
  });
}
