import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** What reference pictures depend on besides the site: the version of the browser, and how it draws letters. */
export type Environment = { chromium: string; letters: string };

/** Letters of both alphabets in the families that the site falls back to, and in bold, where browsers differ most. */
const specimen = ['sans-serif', 'monospace', 'system-ui', '"Noto Sans Mono"', '"DejaVu Sans Mono"', '"Liberation Sans"']
  .map(
    (family) =>
      `<p style='font: 17px ${family}'>Handglove 0123 {[%&]} Съешь ещё <b>Handglove Съешь</b> → ✓ … <i>Handglove</i></p>`,
  )
  .join('');

/** @returns the browser that draws this page, and a fingerprint of the letters that it draws */
export async function environmentOf(page: Page): Promise<Environment> {
  await page.setViewportSize({ width: 900, height: 400 });
  await page.setContent(`<!doctype html><meta charset="utf-8">${specimen}`);
  const picture = await page.screenshot();
  return {
    chromium: page.context().browser()?.version() ?? '',
    letters: createHash('sha256').update(picture).digest('hex').slice(0, 16),
  };
}

const fix =
  'Nothing was compared, because every picture would differ. Fix: run "npm run test:visual" where the pictures were made, ' +
  'or make new ones of the state before your change with "npm run test:visual -- --update-snapshots" and compare with those.';

/**
 * @param recorded where the reference pictures were made; nothing if there are none
 * @returns why they cannot be compared here, with the fix, or nothing
 */
export function whyNotComparable(recorded: Environment | undefined, here: Environment): string | undefined {
  if (!recorded) {
    return 'There are no reference pictures yet. Fix: make them with "npm run test:visual -- --update-snapshots".';
  }
  if (recorded.chromium !== here.chromium) {
    return `The reference pictures were made with Chromium ${recorded.chromium}, and this is ${here.chromium}. ${fix}`;
  }
  return recorded.letters === here.letters
    ? undefined
    : `The fonts of this machine are not those with which the reference pictures were made. ${fix}`;
}
