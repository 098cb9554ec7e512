import { openHydrated } from '../../helpers/hydrated';
import { expect, type Page, test } from '../../helpers/test';
import { layOutWhole } from '../../helpers/wholePage';

/** @returns what has the focus, and what hides it: a bar above it, or the edge of the window */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) {
      return { name: 'nothing', hiddenBy: 'the page' };
    }
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    // Of what is higher than the window, something must be seen.
    const at = height > innerHeight / 2 ? innerHeight / 2 : top + height / 2;
    const hit = document.elementFromPoint(left + width / 2, at);
    if (hit === null) {
      return { name, hiddenBy: 'the edge of the window' };
    }
    const isSeen = element.contains(hit) || hit.contains(element);
    return { name, hiddenBy: isSeen ? '' : `${hit.tagName} ${hit.className}` };
  });

/** The bar of a phone, a long page whose parts wait for their size, and a table whose head stays in sight. */
const walks = [
  { route: '/content', width: 390, stops: 60 },
  { route: '/syntax-DL/about-DL', width: 1440, stops: 110 },
  { route: '/channels/channel-restrictions', width: 1440, stops: 80 },
] as const;

for (const { route, width, stops } of walks) {
  test(`What has the focus is in sight on the way up: ${route} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, route);
    const hidden: string[] = [];
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      const { name, hiddenBy } = await focused(page);
      if (hiddenBy) {
        hidden.push(`${stop} ${name}: ${hiddenBy}`);
      }
    }
    expect(hidden).toEqual([]);
  });
}

test('What has the focus is in sight in a playground on a phone, above the field that stays at its foot', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openHydrated(page, '/syntax-DL/about-DL');
  await layOutWhole(page);
  await page.getByRole('button', { name: 'Try it' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.dl-play')).toBeFocused();
  const hidden: string[] = [];
  for (let stop = 0; stop < 16; stop += 1) {
    await page.keyboard.press('Tab');
    const { name, hiddenBy } = await focused(page);
    if (hiddenBy) {
      hidden.push(`${stop} ${name}: ${hiddenBy}`);
    }
  }
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused();
  expect(hidden).toEqual([]);
});
