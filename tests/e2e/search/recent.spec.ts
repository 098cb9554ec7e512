import { openHydrated } from '../../helpers/hydrated';
import { boxOf, fieldOf, findSome, optionsOf, panelOf, searchPage } from '../../helpers/search';
import { expect, type Page, test } from '../../helpers/test';
import { expectNoFindingsInBothModes } from '../../helpers/views';

const recentOf = (page: Page) => page.getByRole('region', { name: 'Recent searches' });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('local-search.recent'));

/** Opens the first result of each query, so that the last one is the newest search. */
async function openFirst(page: Page, ...queries: string[]): Promise<void> {
  for (const query of queries) {
    await findSome(page, query);
    await page.keyboard.press('Enter');
    // The box is left when the result is chosen.
    await expect(boxOf(page)).not.toHaveAttribute('data-active');
  }
}

test('a search is kept when a result is opened, and offered below the empty box', async ({ page }) => {
  await findSome(page, 'dictionary');
  expect(await kept(page)).toBeNull();
  await openFirst(page, 'dictionary', 'branches');
  await fieldOf(page).fill('');
  await fieldOf(page).click();
  await expect(recentOf(page).getByRole('listitem')).toHaveText(['branches', 'dictionary']);
  // The panel itself has nothing to show (specification, section 5).
  await expect(panelOf(page)).toBeHidden();
  await recentOf(page).getByRole('button', { name: 'dictionary', exact: true }).click();
  await expect(fieldOf(page)).toHaveValue('dictionary');
  await expect(optionsOf(page).first()).toBeVisible();
  await expect(recentOf(page)).toHaveCount(0);
});

test('by keyboard: down to a search, Delete forgets it, Escape leads back, and the last one clears all', async ({
  page,
}) => {
  await openFirst(page, 'dictionary', 'branches');
  await openHydrated(page, searchPage);
  await page.keyboard.press('/');
  await expect(recentOf(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(recentOf(page).getByRole('button', { name: 'branches', exact: true })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(recentOf(page).getByRole('listitem')).toHaveText(['dictionary']);
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(recentOf(page)).toHaveCount(0);
  expect(await kept(page)).toBeNull();
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`at ${viewport.width} px axe finds nothing in both modes`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openFirst(page, 'dictionary', 'branches');
    await openHydrated(page, searchPage);
    await fieldOf(page).click();
    await expect(recentOf(page)).toBeVisible();
    await expectNoFindingsInBothModes(page, '', { within: ['.dos-search'] });
  });
}
