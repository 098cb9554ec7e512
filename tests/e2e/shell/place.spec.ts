import { at } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { drawnFrames } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

/** Long pages, a reference and a text: places in them, and a page that has a link to a place in them. */
const longPages = [
  { route: '/api/capi/', places: ['changes', 'errors', 'schema/ServerError'], from: '/development/events' },
  { route: '/syntax-DL/about-DL', places: ['error-codes', 'see-also'], from: '/analitika/session-log' },
] as const;

/** The height of the bar and of what is fixed below it, and some room, in CSS pixels. */
const below = 200;

/** @returns the first heading below the top of the screen, and its distance from there in CSS pixels */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('main :is(h2, h3)')];
    const first = headings.find((heading) => heading.getBoundingClientRect().top > 0);
    return { heading: first?.textContent, top: Math.round(first?.getBoundingClientRect().top ?? -1) };
  });

/** @returns number of parts that the browser lays out only when the reader comes near */
const waitingParts = (page: Page) =>
  page
    .locator('main *')
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length);

async function expectAt(page: Page, id: string): Promise<void> {
  const top = () => page.locator(`[id="${id}"]`).evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top, { message: id }).toBeLessThan(below);
  expect(await top(), id).toBeGreaterThanOrEqual(0);
}

/** A bar that was there before, or a line that breaks elsewhere, may move the place by two lines. */
async function expectBackAt(page: Page, { heading, top }: { heading?: string | null; top: number }, when: string) {
  await expect.poll(async () => (await placeOf(page)).heading, { message: when }).toBe(heading);
  expect(Math.abs((await placeOf(page)).top - top), `${when}: pixels from the place`).toBeLessThan(64);
}

/** Pages of text with every kind of part. */
const texts = [
  '/syntax-DL/about-DL',
  '/development/goto',
  '/about/terms',
  '/development/assistant-elements/peremennye',
];

test.use({ viewport: { width: 390, height: 844 } });

for (const { route, places, from } of longPages) {
  test(`${route}: every link to a place stops at its heading`, async ({ page }) => {
    for (const id of places) {
      await page.goto('about:blank');
      await page.goto(at(`${route}#${id}`));
      await expectAt(page, id);
    }
    await openHydrated(page, from);
    const link = page.locator(`main a[href^="${at(route)}#"]`).first();
    const id = decodeURIComponent((await link.getAttribute('href'))?.split('#')[1] ?? '');
    await link.evaluate((element: HTMLElement) => element.click());
    await expectAt(page, id);
  });

  test(`${route}: what is far from the screen waits, and a reload and a way back lead to the place that was read`, async ({
    page,
  }) => {
    await openHydrated(page, route);
    expect(await waitingParts(page), 'parts that wait').toBeGreaterThan(20);
    for (let step = 0; step < 10; step++) {
      await page.mouse.wheel(0, 800);
      await drawnFrames(page, 2);
    }
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(8000);
    const before = await placeOf(page);
    await page.reload();
    await expectBackAt(page, before, 'after a reload');
    await page
      .locator('footer')
      .getByRole('link', { name: 'Contents' })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contents');
    await page.goBack();
    await expectBackAt(page, before, 'after the way back');
  });
}

/** Lays out what waits in its box and without it, and compares. */
async function sizesOf(page: Page) {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('.markdown *')].filter(
      (part) => getComputedStyle(part).contentVisibility === 'auto',
    );
    const ends = () =>
      [...document.querySelectorAll('.markdown > *')].map((part) => part.getBoundingClientRect().bottom);
    document.documentElement.dataset.whole = 'true';
    const before = ends();
    for (const part of parts) part.style.contain = 'layout paint style';
    const after = ends();
    const margin = 16;
    const reachesOut = (part: Element) => {
      const box = part.getBoundingClientRect();
      return [...part.querySelectorAll(':scope > *')].some((child) => {
        const { left, right, top, bottom, width } = child.getBoundingClientRect();
        const over = Math.max(box.left - left, right - box.right, box.top - top, bottom - box.bottom);
        return width > 0 && over > margin && getComputedStyle(part).overflowX === 'visible';
      });
    };
    return {
      checked: parts.length,
      moved: before.filter((end, at) => Math.abs(end - (after[at] ?? 0)) > 0.5).length,
      cut: parts.filter(reachesOut).map((part) => part.outerHTML.slice(0, 80)),
    };
  });
}

test('what waits has the same size in its box as without it, and nothing reaches out of the box', async ({ page }) => {
  for (const route of texts) {
    await openHydrated(page, route);
    const { checked, moved, cut } = await sizesOf(page);
    expect(checked, `parts of ${route} that wait`).toBeGreaterThan(10);
    expect(moved, `parts of ${route} that end elsewhere`).toBe(0);
    expect(cut, route).toEqual([]);
  }
});

/** @returns how the third release of a list was laid out when the page had been read */
async function thirdOf(page: Page, address: string, height: number): Promise<string> {
  await page.setViewportSize({ width: 1440, height });
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    window.third = getComputedStyle(document.querySelectorAll('main article')[2]).contentVisibility;
  })`);
  await page.goto(at(address));
  return page.evaluate<string>('window.third');
}

test('a list of releases leaves what is below the screen out of its first frame, and has it right after', async ({
  page,
}) => {
  expect(await thirdOf(page, '/blog', 900)).toBe('hidden');
  const heading = page.locator('main article').nth(2).getByRole('heading').first();
  const isLaidOut = () => heading.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isLaidOut).toBe(true);
});

for (const { what, address, height, is } of [
  { what: 'a high screen', address: '/blog', height: 1200, is: 'auto' },
  { what: 'a reader who comes for a place', address: '/blog?_highlight=release', height: 900, is: 'visible' },
]) {
  test(`a list of releases is whole at once for ${what}`, async ({ page }) => {
    expect(await thirdOf(page, address, height)).toBe(is);
  });
}
