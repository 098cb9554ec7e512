import { siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { boxOf, fieldOf, findSome, optionsOf, panelOf, searchPage } from '../../helpers/search';
import { expect, type Page, test } from '../../helpers/test';

const recentOf = (page: Page) => page.getByRole('region', { name: 'Recent searches' });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('local-search.recent'));

test('a search is kept when a result is opened, here or in another tab, is offered below the empty box, and is forgotten by keyboard', async ({
  page,
}) => {
  await findSome(page, 'dictionary');
  expect(await kept(page)).toBeNull();
  const opening = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await (await opening).close();
  await page.bringToFront();
  await fieldOf(page).fill('branches');
  await expect(optionsOf(page).first().locator('mark').first()).toHaveText(/branch/i);
  await page.keyboard.press('Enter');
  // The box is left when the result is chosen.
  await expect(boxOf(page)).not.toHaveAttribute('data-active');
  await expect(page).not.toHaveURL(siteUrl('main') + searchPage);
  await test.step('both are offered, the newest first, and one is looked up again', async () => {
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
  await test.step('while a word is composed, the arrow keys are those of the input method', async () => {
    await fieldOf(page).fill('');
    await expect(recentOf(page)).toBeVisible();
    await fieldOf(page).evaluate((field) =>
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true, bubbles: true, cancelable: true }),
      ),
    );
    await expect(fieldOf(page)).toBeFocused();
  });
  await test.step('on the next visit: down to a search, Delete forgets it, Escape leads back, and the last one clears all', async () => {
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
});
