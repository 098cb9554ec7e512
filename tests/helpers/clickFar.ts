import type { Locator } from '@playwright/test';

/**
 * Clicks what is far below the screen. The browser lays out the parts above it only when it comes near them, and moves
 * it once more three frames after the jump, which may be between the press and the release of a click.
 */
export async function clickFar(target: Locator): Promise<void> {
  await target.evaluate(async (element) => {
    let still = 0;
    let last: number | undefined;
    while (still < 10) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const { top } = element.getBoundingClientRect();
      still = top === last ? still + 1 : 0;
      last = top;
    }
  });
  await target.click();
}
