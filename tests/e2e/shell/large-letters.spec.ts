import { openHydrated } from '../../helpers/hydrated';
import { drawnFrames, navbarOf } from '../../helpers/shell';
import { expect, test } from '../../helpers/test';

// Readers who need larger letters set them in their system or browser, which is not the zoom of a page: widths in pixels stay.

for (const size of [16, 24, 32]) {
  test(`with letters of ${size} px nothing in the bar lies over something else`, async ({ page, context }) => {
    const client = await context.newCDPSession(page);
    await client.send('Page.setFontSizes', { fontSizes: { standard: size } });
    await openHydrated(page, '/about/terms');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
    for (const width of [997, 1100, 1280, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await drawnFrames(page, 3);
      const parts = await navbarOf(page)
        .locator('.navbar__items > *')
        .evaluateAll((all) => all.map((part) => part.getBoundingClientRect()).filter((box) => box.width > 0));
      expect(parts.length, 'parts of the bar').toBeGreaterThan(6);
      for (const [index, { left, right }] of parts.entries()) {
        const before = parts[index - 1]?.right ?? 0;
        expect(left, `part ${index + 1} at ${width} px begins after the one before`).toBeGreaterThan(before - 1);
        expect(right, `part ${index + 1} at ${width} px is in the window`).toBeLessThan(width);
      }
      const box = await page.getByRole('search').boundingBox();
      expect(box?.width, `width of the box of the search at ${width} px`).toBeGreaterThan(4 * size);
      expect((box?.x ?? 0) + (box?.width ?? 0), `the box of the search at ${width} px ends in the window`).toBeLessThan(
        width,
      );
      const cut = await navbarOf(page)
        .locator('.navbar__link:visible')
        .evaluateAll((links) =>
          links.filter((link) => link.scrollWidth > link.clientWidth + 1).map((link) => link.textContent),
        );
      expect(cut, `words wider than their part at ${width} px`).toEqual([]);
    }
    await client.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await client.detach();
  });
}
