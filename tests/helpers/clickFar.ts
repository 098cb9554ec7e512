import type { Locator } from '@playwright/test';

/**
 * Scrolls to what is far below the screen. The browser lays out the parts above it only when it comes near them, and
 * moves it once more three frames after the jump.
 *
 * @throws Error when it still moves after 300 frames
 */
export async function scrollFar(target: Locator): Promise<void> {
  await target.evaluate(async (element) => {
    let still = 0;
    let last: number | undefined;
    for (let frame = 0; still < 10; frame += 1) {
      if (frame > 300) throw new Error('It does not stand still.');
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const { top } = element.getBoundingClientRect();
      still = top === last ? still + 1 : 0;
      last = top;
    }
  });
}

/** Clicks what is far below the screen; otherwise it could move between the press and the release. */
export async function clickFar(target: Locator): Promise<void> {
  await scrollFar(target);
  await target.click();
}
