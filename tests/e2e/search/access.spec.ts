import { openHydrated } from '../../helpers/hydrated';
import { boxOf, fieldOf, findNothing, holdIndexes, indexFiles, optionsOf, searchPage } from '../../helpers/search';
import { expect, type Page, test } from '../../helpers/test';
import { expectNoFindings } from '../../helpers/views';

/** Writes another query into the open box, and waits for what the panel says about it. */
async function ask(page: Page, query: string, note: string): Promise<void> {
  await fieldOf(page).fill(query);
  await expect(page.locator('.dos-search__note').first()).toContainText(note);
  await expect(optionsOf(page).first()).toBeVisible();
}

/** Every rule, in the one mode of the test: to change it with each state takes longer than the rules. */
const look = (page: Page, state: string, within = ['.dos-search']) =>
  test.step(state, () => expectNoFindings(page, state, { within }));

for (const { width, height, mode } of [
  { width: 1440, height: 900, mode: 'light' },
  { width: 390, height: 844, mode: 'dark' },
] as const) {
  test.describe(`${mode} at ${width} px`, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    });
    test.afterEach(({ page }) => expect(page.locator('html')).toHaveAttribute('data-theme', mode));

    test('axe finds nothing in any state of the search', async ({ page }) => {
      const release = await holdIndexes(page);
      await openHydrated(page, searchPage);
      await fieldOf(page).click();
      await look(page, 'the empty box');
      await fieldOf(page).fill('dictionary');
      await expect(boxOf(page)).toHaveAttribute('data-status', 'stalled');
      await look(page, 'stalled');
      release();
      await expect(optionsOf(page).first()).toBeVisible();
      // All is in the box, but a sheet lies over the rest of the page.
      await look(page, 'results', width === 390 ? ['html'] : undefined);
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
      await fieldOf(page).fill('');
      await fieldOf(page).click();
      await expect(page.getByRole('region', { name: 'Recent searches' })).toBeVisible();
      await look(page, 'recent searches');
    });

    test('axe finds nothing where the index does not come or is broken', async ({ page }) => {
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
