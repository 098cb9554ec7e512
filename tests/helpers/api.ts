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
  page.locator(`article:has(h3[id="operation/${operation}"])`);

/** Opens a trial and waits for its form. */
export async function openTrial(page: Page, operation: string): Promise<Locator> {
  const call = callOf(page, operation);
  await call.getByRole('button', { name: /^Try it/ }).click();
  await expect(call.getByRole('button', { name: 'Show the documented response' })).toBeVisible({ timeout: 20_000 });
  return call;
}

const jsonOf = (texts: string[]) => texts.map((text) => JSON.parse(text));

/** The codes of a step of the tour, in order. */
export type Shown = ReturnType<typeof jsonOf>;

/**
 * Makes the calls of the tour one after the other.
 *
 * @returns the steps, and what each of them showed: the body, the answer, and the message to the webhook
 */
export async function takeTour(page: Page, count: number) {
  const shown: Shown[] = [];
  await page.getByRole('button', { name: 'Take the tour' }).click();
  const steps = page.locator('.api-tour > li');
  for (let index = 0; index < count; index += 1) {
    const step = steps.nth(index);
    if (index > 0) {
      await page.getByRole('button', { name: 'Next step' }).click();
      await expect(step.getByRole('heading')).toBeFocused();
    }
    await step.getByRole('button', { name: 'Make the call' }).click();
    await expect(step).toHaveAttribute('data-done', '');
    shown.push(jsonOf(await step.locator('pre').allInnerTexts()));
  }
  return { steps, shown };
}

/** Opens an API reference with every fold, a trial that shows faults, and the whole tour. */
export async function openEverything(page: Page, api: ApiName): Promise<void> {
  await openHydrated(page, apiRoute(api));
  await takeTour(page, api === 'capi' ? 4 : 3);
  const call = await openTrial(page, api === 'capi' ? 'chatInit' : 'setWebhook');
  await call.getByLabel('Body', { exact: true }).fill('{ "wrong": 1 }');
  await call.getByRole('button', { name: 'Show the documented response' }).click();
  await expect(call.getByRole('list', { name: /^Errors in/ })).toBeVisible();
  await callOf(page, api === 'capi' ? 'chatRate' : 'sendRequest')
    .getByRole('link', { name: '422' })
    .click();
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    // In the middle of the page the bar may cover a part of any button.
    window.scrollTo(0, 0);
  });
}
