import { openHydrated } from '../../helpers/hydrated';
import { boxOf, fieldOf, findNothing, holdIndexes, indexFiles, optionsOf, searchPage } from '../../helpers/search';
import { expect, type Page, test } from '../../helpers/test';
import { expectNoFindingsInBothModes } from '../../helpers/views';

/** Writes another query into the open box, and waits for what the panel says about it. */
async function ask(page: Page, query: string, note: string): Promise<void> {
  await fieldOf(page).fill(query);
  await expect(page.locator('.dos-search__note').first()).toContainText(note);
  await expect(optionsOf(page).first()).toBeVisible();
}

const look = (page: Page, state: string, within = ['.dos-search']) =>
  test.step(state, () => expectNoFindingsInBothModes(page, state, { within }));

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

    test('axe finds nothing in any state of the search, in both modes', async ({ page }) => {
      const release = await holdIndexes(page);
      await openHydrated(page, searchPage);
      await look(page, 'idle');
      await fieldOf(page).click();
      await look(page, 'in the empty box');
      await fieldOf(page).fill('dictionary');
      await expect(boxOf(page)).toHaveAttribute('data-status', 'stalled');
      await look(page, 'stalled');
      release();
      await expect(optionsOf(page).first()).toBeVisible();
      // All is in the box, but a sheet lies over the rest of the page.
      await look(page, 'results', viewport.width === 390 ? ['html'] : undefined);
      await ask(page, 'ckjdfhm', 'instead of “ckjdfhm”');
      await look(page, 'other words');
      await ask(page, 'dictionary~x', 'Edit distance');
      await look(page, 'a fault of the syntax');
      await fieldOf(page).fill('qqzzxxww');
      await findNothing(page, 'qqzzxxww');
      await look(page, 'no results');
      await fieldOf(page).fill('dictionary');
      await expect(optionsOf(page).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Remove highlights' })).toBeVisible();
      await look(page, 'marks on the page', ['main', '.dos-search-end']);
    });

    test('axe finds nothing where the index does not come or is broken, in both modes', async ({ page }) => {
      await page.route(indexFiles, (route) => route.abort());
      await openHydrated(page, searchPage);
      await fieldOf(page).click();
      await fieldOf(page).fill('dictionary');
      await findNothing(page, 'dictionary');
      await look(page, 'an index that does not come');
      await page.route(indexFiles, (route) => route.fulfill({ body: '{' }));
      await fieldOf(page).blur();
      await fieldOf(page).click();
      await fieldOf(page).fill('dictionary~x');
      await findNothing(page, 'dictionary~x');
      await look(page, 'a broken index');
    });
  });
}
