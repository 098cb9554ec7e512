import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { ApiDocument } from '../../src/api/openapi/document';
import { openHydrated } from './hydrated';

/** The two API references of the site. */
export const apis = ['capi', 'sapi'] as const;
export type ApiName = (typeof apis)[number];

export const apiRoute = (api: ApiName): string => `/api/${api}/`;

/** @returns the published document of an API */
export const documentOf = (api: ApiName): ApiDocument => JSON.parse(readFileSync(`static/api/${api}.json`, 'utf8'));

/** @returns the article of one call */
export const callOf = (page: Page, operation: string): Locator =>
  page.locator(`article[data-section="operation/${operation}"]`);

/** Opens a trial and waits for its form. */
export async function openTrial(page: Page, operation: string): Promise<Locator> {
  const call = callOf(page, operation);
  await call.getByRole('button', { name: /^Try it/ }).click();
  await expect(call.getByRole('button', { name: 'Show the documented response' })).toBeVisible({ timeout: 20_000 });
  return call;
}

/** Makes the calls of the tour one after the other. */
export async function takeTour(page: Page, count: number): Promise<Locator> {
  await page.getByRole('button', { name: 'Take the tour' }).click();
  const steps = page.locator('.api-tour > li');
  for (let index = 0; index < count; index += 1) {
    await steps.nth(index).getByRole('button', { name: 'Make the call' }).click();
    await expect(steps.nth(index)).toHaveAttribute('data-done', '');
  }
  return steps;
}

/** Opens an API reference with every fold, a trial that shows faults, and the whole tour. */
export async function openEverything(page: Page, api: ApiName): Promise<void> {
  await openHydrated(page, apiRoute(api));
  await takeTour(page, api === 'capi' ? 4 : 3);
  const call = await openTrial(page, api === 'capi' ? 'chatInit' : 'setWebhook');
  await call.getByLabel('Body', { exact: true }).fill('{ "wrong": 1 }');
  await call.getByRole('button', { name: 'Show the documented response' }).click();
  await expect(call.getByRole('table', { name: /^Errors in/ })).toBeVisible();
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}
