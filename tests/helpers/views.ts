import { expect, type Page } from '@playwright/test';
import { type AxeChoice, axeReport, colourRules, widthRules } from './axe';
import { keepShown, markHidden, phoneOnly } from './phoneOnly';
import { layOutWhole } from './wholePage';

/** The width at which tests look at what a phone shows. */
const phoneWidth = 390;

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
  // Polled, because the end of one transition can be the start of another. They are ended, as their frames are drawn for nobody.
  await page.waitForFunction(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    for (const one of ending) one.finish();
    return ending.length === 0;
  });
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

/**
 * Looks at some parts of a page that is made narrower: every rule in both modes at the first width, and in the dark at
 * each of the others the rules that the width can break; on a phone those that colours can break, too, and every rule on
 * what only a phone shows. At no width is the page wider than the screen.
 */
export async function expectNoFindingsAtWidths(
  page: Page,
  state: string,
  within: readonly string[],
  [widest, ...narrower]: readonly [number, ...number[]],
): Promise<void> {
  const height = 900;
  await page.setViewportSize({ width: widest, height });
  await expectNoFindingsInBothModes(page, `${state} at ${widest} px`, { within });
  await expectNoSidewaysScroll(page, `${state} at ${widest} px`);
  await markHidden(page);
  for (const width of narrower) {
    await page.setViewportSize({ width, height });
    const rules = width === phoneWidth ? [...colourRules, ...widthRules] : widthRules;
    await expectNoFindings(page, `dark ${state} at ${width} px`, { within, rules });
    await expectNoSidewaysScroll(page, `${state} at ${width} px`);
  }
  await keepShown(page);
  const shown = within.map((part) => `${part} ${phoneOnly}`);
  if ((await page.locator(shown.join(', ')).count()) > 0) {
    await expectNoFindings(page, `what only a phone shows ${state}`, { within: [shown.join(', ')] });
  }
}
