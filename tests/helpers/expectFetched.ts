import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/**
 * Waits until the open page has fetched every script of another page.
 *
 * @param dir folder of the built site
 * @param address of the other page, below the base URL
 */
export async function expectFetched(page: Page, dir: string, address: string): Promise<void> {
  const html = readFileSync(path.join(dir, address, 'index.html'), 'utf8');
  const scripts = Array.from(
    html.matchAll(/<script [^>]*?src="?([^" >]*\/assets\/js\/[^" >]+)/g),
    ([, src]) => src ?? '',
  );
  await page.waitForFunction((names) => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return names.length > 0 && names.every((name) => fetched.includes(name));
  }, scripts);
}
