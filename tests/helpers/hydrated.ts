import type { Page } from '@playwright/test';
import { at } from '../config/sites';

/**
 * Opens an address and waits until the scripts have taken the page over.
 *
 * @param address whole, or that of a page of the real site
 */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address.startsWith('/') ? at(address) : address);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}
