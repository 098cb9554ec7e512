import type { Page } from '@playwright/test';

/**
 * Lays out the whole page, as for a reader who returns to it (`src/css/far.css`): what is far from the screen has no size, no
 * colours and no end of its movements before, so a check of all of the page would look at a part of it, and a click on what
 * is far away could miss it while the page takes its size. Tables and figures find out a frame later whether they fit, also
 * after a change of the width.
 */
export async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const width = String(innerWidth);
    if (document.documentElement.dataset.whole !== width) {
      document.documentElement.dataset.whole = width;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
}
