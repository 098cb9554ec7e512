import { openHydrated } from '../../helpers/hydrated';
import {
  boxOf,
  fieldOf,
  findNothing,
  findSome,
  holdIndexes,
  indexFiles,
  searchPage,
  typeQuery,
} from '../../helpers/search';
import { expect, type Page, test } from '../../helpers/test';
import { expectNoFindingsInBothModes } from '../../helpers/views';

const states: Record<string, (page: Page) => Promise<void>> = {
  idle: (page) => openHydrated(page, searchPage),
  'in the empty box': async (page) => {
    await openHydrated(page, searchPage);
    await fieldOf(page).click();
  },
  stalled: async (page) => {
    await holdIndexes(page);
    await typeQuery(page, 'dictionary');
    await expect(boxOf(page)).toHaveAttribute('data-status', 'stalled');
  },
  results: (page) => findSome(page),
  'other words': (page) => findSome(page, 'ckjdfhm'),
  'no results': async (page) => {
    await typeQuery(page, 'qqzzxxww');
    await findNothing(page, 'qqzzxxww');
  },
  'a fault of the syntax': (page) => findSome(page, 'dictionary~x'),
  'an index that does not come': async (page) => {
    await page.route(indexFiles, (route) => route.abort());
    await typeQuery(page, 'dictionary');
    await findNothing(page, 'dictionary');
  },
  'a broken index': async (page) => {
    await page.route(indexFiles, (route) => route.fulfill({ body: '{' }));
    await typeQuery(page, 'dictionary~x');
    await findNothing(page, 'dictionary~x');
  },
  'marks on the page': async (page) => {
    await findSome(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove highlights' })).toBeVisible();
  },
};

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [name, reach] of Object.entries(states)) {
      test(`${name}: axe finds nothing in both modes`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await reach(page);
        // All is in the box, but marks are in the text, and an open list may cover the rest of the page.
        const within = { results: ['html'], 'marks on the page': ['main', '.dos-search-end'] }[name] ?? ['.dos-search'];
        await expectNoFindingsInBothModes(page, '', { within });
      });
    }
  });
}
