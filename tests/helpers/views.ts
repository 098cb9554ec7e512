import { expect, type Page } from '@playwright/test';
import { type AxeChoice, axeReport, colourRules } from './axe';
import { layOutWhole } from './wholePage';

export type Mode = 'light' | 'dark';

/**
 * Changes the colour mode of an open page as a choice in another tab does, and waits until its colours no longer
 * change.
 */
export async function switchMode(page: Page, mode: Mode): Promise<void> {
  await layOutWhole(page);
  await page.evaluate((newValue) => {
    localStorage.setItem('theme', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue, storageArea: localStorage }));
  }, mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  // Polled, because the promise "finished" of a transition that another one replaces may never be settled.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getComputedTiming().iterations === Infinity),
  );
}

/** Fails with every finding of axe on the page as it is now. */
export async function expectNoFindings(page: Page, state = '', choice: AxeChoice = {}): Promise<void> {
  const { checked, findings } = await axeReport(page, choice);
  expect(checked, `rules that axe ran ${state}`).toBeGreaterThan(choice.rules || choice.within ? 0 : 10);
  expect(findings, state).toEqual([]);
}

/** Every rule in the light, and in the dark those that colours can break. */
export async function expectNoFindingsInBothModes(page: Page, state = '', choice: AxeChoice = {}): Promise<void> {
  await switchMode(page, 'light');
  await expectNoFindings(page, `light ${state}`, choice);
  await switchMode(page, 'dark');
  await expectNoFindings(page, `dark ${state}`, { ...choice, rules: colourRules });
}

/** Fails when the page is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page, state = ''): Promise<void> {
  await layOutWhole(page);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `pixels of sideways scroll ${state}`).toBe(0);
}
