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

/** @returns the smallest distance of the navbar from the top, after all that a jump moves has come to rest */
async function lowestAtRest(page: Page): Promise<number> {
  await drawnFrames(page, 40);
  const { lowest, frames } = await watched(page);
  expect(frames).toBeGreaterThan(40);
  return lowest;
}

async function goToTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(navbarOf(page)).toBeInViewport({ ratio: 1 });
}

test('Fixed top navbar; it can hide on scroll down and reappear on scroll up; it stays visible while navigating to a hash target', async ({
  page,
}) => {
  await openHydrated(page, '/about/terms');
  await expect(navbarOf(page)).toBeInViewport({ ratio: 1 });

  await test.step('it hides on scroll down and reappears on scroll up', async () => {
    await scroll(page, 300);
    expect(await scrolledBy(page)).toBeGreaterThan(600);
    await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);

    await scroll(page, -50);
    expect(await scrolledBy(page), 'still far from the top').toBeGreaterThan(300);
    await expect.poll(() => top(page)).toBe(0);
  });

  await test.step('it stays at a link in the table of contents', async () => {
    await goToTop(page);
    await watchTop(page);
    await page.locator('.theme-doc-toc-desktop a[href="#words-not-used"]').click();
    await expect(page).toHaveURL(/#words-not-used$/);
    await expect.poll(() => scrolledBy(page)).toBeGreaterThan(1000);
    expect(await lowestAtRest(page), 'the navbar was never moved out of the window').toBe(0);
    const target = await page.locator('#words-not-used').boundingBox();
    expect(target?.y, 'the target is below the navbar').toBeGreaterThanOrEqual((await bottom(page)) ?? Infinity);
  });

  await test.step('after the jump it hides again when the reader scrolls down', async () => {
    await goToTop(page);
    await page.locator('.theme-doc-toc-desktop a[href="#d-h"]').click();
    await expect.poll(() => scrolledBy(page)).toBeGreaterThan(300);
    await scroll(page, 150);
    await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);
  });

  await test.step('it stays where an address with a hash is opened directly', async () => {
    await page.goto('about:blank');
    await openHydrated(page, '/about/terms#words-not-used');
    await expect.poll(() => scrolledBy(page)).toBeGreaterThan(1000);
    await drawnFrames(page, 40);
    expect(await top(page)).toBe(0);
  });
});

test('The navbar stays visible at a link to a part of another page', async ({ page }) => {
  await openHydrated(page, `${siteUrl('shell')}/docs/start`);
  await page.getByRole('link', { name: 'the last part of another page' }).click();
  await expect(page).toHaveURL(/\/docs\/guide\/second#last-part$/);
  await expect(page.locator('#last-part')).toBeInViewport();
  await drawnFrames(page, 40);
  expect(await top(page)).toBe(0);
});
