import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than a page has before its text, and more than a reader would accept. */
const mostStops = 250;

/**
 * Presses the Tab key until the focus is where a reader wants it.
 *
 * @returns how often the key was pressed
 * @throws Error when the focus never gets there
 */
export async function tabTo(page: Page, target: Locator): Promise<number> {
  await expect(target).toBeVisible();
  for (let stops = 1; stops <= mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return stops;
  }
  throw new Error(`${String(target)} has no focus after ${mostStops} times Tab.`);
}
