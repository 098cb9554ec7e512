import { expect, type Page } from '@playwright/test';

/** Makes the storage take no texts under names that begin so. Call it before the page is opened. */
export const fillStorage = (page: Page, names: string): Promise<unknown> =>
  page.addInitScript((beginning) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function set(key, text) {
      // The theme complains about its own keys.
      if (key.startsWith(beginning)) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  }, names);

/** Closes the page, and fails unless the browser asks before. */
export async function expectAskedBeforeLeaving(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  // The next test of this worker would otherwise get the page while it is closing.
  const closed = page.waitForEvent('close');
  await dialog.accept();
  await closed;
}
