import { siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { drawnFrames, navbarOf } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

const top = async (page: Page) => (await navbarOf(page).boundingBox())?.y;
const bottom = async (page: Page) => {
  const box = await navbarOf(page).boundingBox();
  return box ? box.y + box.height : undefined;
};
const scrolledBy = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls like a reader: in several steps, each seen by the page. */
async function scroll(page: Page, step: number) {
  for (let count = 0; count < 4; count += 1) {
    await page.mouse.wheel(0, step);
    await drawnFrames(page, 3);
  }
}

/** Smallest distance of the navbar from the top edge of the window in each drawn frame from now on. */
const watchTop = (page: Page) =>
  page.evaluate(() => {
    const watch = { lowest: 0, frames: 0 };
    Object.assign(window, { navbarWatch: watch });
    const look = () => {
      const y = document.querySelector('nav.navbar')?.getBoundingClientRect().y ?? Number.NEGATIVE_INFINITY;
      watch.lowest = Math.min(watch.lowest, y);
      watch.frames += 1;
      requestAnimationFrame(look);
    };
    look();
  });
const watched = (page: Page) =>
  page.evaluate(() => (window as unknown as { navbarWatch: { lowest: number; frames: number } }).navbarWatch);

test.describe('Fixed top navbar; it can hide on scroll down and reappear on scroll up', () => {
  test('the navbar hides on scroll down and reappears on scroll up', async ({ page }) => {
    await openHydrated(page, '/about/terms');
    await expect(navbarOf(page)).toBeInViewport({ ratio: 1 });

    await scroll(page, 300);
    expect(await scrolledBy(page)).toBeGreaterThan(600);
    await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);

    await scroll(page, -50);
    expect(await scrolledBy(page), 'still far from the top').toBeGreaterThan(300);
    await expect.poll(() => top(page)).toBe(0);
  });

  test('the navbar stays fixed where hiding is not configured', async ({ page }) => {
    await openHydrated(page, `${siteUrl('plain')}/`);
    await scroll(page, 200);
    expect(await scrolledBy(page)).toBeGreaterThan(400);
    await drawnFrames(page, 30);
    expect(await top(page)).toBe(0);
  });
});

test.describe('The navbar stays visible while navigating to a hash target', () => {
  test('a link in the table of contents', async ({ page }) => {
    await openHydrated(page, '/about/terms');
    await watchTop(page);
    await page.locator('.theme-doc-toc-desktop a[href="#words-not-used"]').click();
    await expect(page).toHaveURL(/#words-not-used$/);
    await expect.poll(() => scrolledBy(page)).toBeGreaterThan(1000);
    await drawnFrames(page, 40);
    const { lowest, frames } = await watched(page);
    expect(frames).toBeGreaterThan(40);
    expect(lowest, 'the navbar was never moved out of the window').toBe(0);

    const target = await page.locator('#words-not-used').boundingBox();
    expect(target?.y, 'the target is below the navbar').toBeGreaterThanOrEqual((await bottom(page)) ?? Infinity);
  });

  test('a link to a part of another page', async ({ page }) => {
    await openHydrated(page, `${siteUrl('shell')}/docs/start`);
    await page.getByRole('link', { name: 'the last part of another page' }).click();
    await expect(page).toHaveURL(/\/docs\/guide\/second#last-part$/);
    await expect(page.locator('#last-part')).toBeInViewport();
    await drawnFrames(page, 40);
    expect(await top(page)).toBe(0);
  });

  test('an address with a hash, opened directly', async ({ page }) => {
    await openHydrated(page, '/about/terms#words-not-used');
    await expect.poll(() => scrolledBy(page)).toBeGreaterThan(1000);
    await drawnFrames(page, 40);
    expect(await top(page)).toBe(0);
  });

  test('after the jump the navbar hides again when the reader scrolls down', async ({ page }) => {
    await openHydrated(page, '/about/terms');
    await page.locator('.theme-doc-toc-desktop a[href="#d-h"]').click();
    await expect.poll(() => scrolledBy(page)).toBeGreaterThan(300);
    await scroll(page, 150);
    await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);
  });
});
