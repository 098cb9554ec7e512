import { siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { expect, type Page, test } from '../../helpers/test';
import { expectNoFindingsInBothModes } from '../../helpers/views';

const address = `${siteUrl('gallery')}/gallery/branch-graph`;

const figureOf = (page: Page) => page.locator('figure', { has: page.locator('svg.fig') }).first();
/** The layout that the window shows. */
const shown = 'svg.fig:visible';
const large = (page: Page) => page.getByRole('dialog', { name: 'two branches beside main' });

test('a figure opens large with its one drawing and its data, Escape gives them back and the focus too', async ({
  page,
}) => {
  await openHydrated(page, address);
  const drawing = page.locator(shown).first();
  const small = await drawing.boundingBox();
  const open = figureOf(page).getByRole('button', { name: 'Enlarge' });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(large(page)).toBeVisible();
  await expect(large(page).locator(shown)).toHaveCount(1);
  await expect(large(page).getByRole('cell', { name: 'autumn-tariffs: copy of main' })).toBeVisible();
  await expect(page.locator(shown), 'the drawing is in the page once').toHaveCount(1);
  const magnified = await drawing.boundingBox();
  expect(small && magnified && magnified.height > 1.2 * small.height).toBe(true);
  await page.keyboard.press('Escape');
  await expect(large(page)).toBeHidden();
  await expect(figureOf(page).locator(shown)).toHaveCount(1);
  await expect(figureOf(page).locator('[style*=min-height]'), 'room that another width would not need').toHaveCount(0);
  await expect(open).toBeFocused();
});

test('a figure shows one layout at every width, as one picture with its text alternative and its data in a table', async ({
  page,
}) => {
  await openHydrated(page, address);
  for (const { width, layout } of [
    { width: 1440, layout: 'fig-from-640' },
    { width: 700, layout: 'fig-from-640' },
    { width: 390, layout: 'fig-below-640' },
  ]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator(shown)).toHaveCount(1);
      await expect(page.locator(shown)).toHaveClass(new RegExp(`\\b${layout}\\b`));
      const picture = page.getByRole('img', { name: /begin as copies of main/ });
      await expect(picture, 'one picture for assistive technology').toHaveCount(1);
    });
  }
  await page.getByText('Show as a table').first().click();
  await expect(page.getByRole('cell', { name: 'autumn-tariffs: copy of main' })).toBeVisible();
});

test('the large view of a phone shows the drawing larger than the page, and has no findings of axe in both modes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openHydrated(page, address);
  const drawing = page.locator(shown);
  const word = drawing.locator('text').first();
  const small = { drawing: await drawing.boundingBox(), word: await word.boundingBox() };
  await figureOf(page).getByRole('button', { name: 'Enlarge' }).click();
  await expect(large(page)).toBeVisible();
  await expect(large(page).locator(shown)).toHaveClass(/\bfig-below-640\b/);
  expect((await drawing.boundingBox())?.width).toBeGreaterThan(small.drawing?.width ?? Number.NaN);
  expect((await word.boundingBox())?.height).toBeGreaterThan(small.word?.height ?? Number.NaN);
  await expectNoFindingsInBothModes(page, '', { within: ['dialog[open]'] });
});
