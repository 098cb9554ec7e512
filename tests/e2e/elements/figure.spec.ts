import { siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { expect, type Page, test } from '../../helpers/test';
import { expectNoFindingsInBothModes } from '../../helpers/views';

const address = `${siteUrl('gallery')}/gallery/branch-graph`;

const figureOf = (page: Page) => page.locator('figure', { has: page.locator('svg.fig') }).first();
const large = (page: Page) => page.getByRole('dialog', { name: 'two branches beside main' });

test('a figure opens large with its one drawing, Escape gives it back and the focus too', async ({ page }) => {
  await openHydrated(page, address);
  const drawing = page.locator('svg.fig').first();
  const small = await drawing.boundingBox();
  const open = figureOf(page).getByRole('button', { name: 'Open large' });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(large(page)).toBeVisible();
  await expect(large(page).locator('svg.fig')).toBeVisible();
  await expect(page.locator('svg.fig'), 'the drawing is in the page once').toHaveCount(1);
  const magnified = await drawing.boundingBox();
  expect(small && magnified && magnified.height > 1.2 * small.height).toBe(true);
  await page.keyboard.press('Escape');
  await expect(large(page)).toBeHidden();
  await expect(figureOf(page).locator('svg.fig')).toBeVisible();
  await expect(open).toBeFocused();
});

test('the large view has no findings of axe on a phone in both modes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openHydrated(page, address);
  await figureOf(page).getByRole('button', { name: 'Open large' }).click();
  await expect(large(page)).toBeVisible();
  await expectNoFindingsInBothModes(page);
});

test('the data of a figure open as a table', async ({ page }) => {
  await openHydrated(page, address);
  await page.getByText('Show as a table').first().click();
  await expect(page.getByRole('cell', { name: 'autumn-tariffs: copy of main' })).toBeVisible();
});
