import { siteUrl } from '../../config/sites';
import { clickFar } from '../../helpers/clickFar';
import { openHydrated } from '../../helpers/hydrated';
import { stored } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

const address = `${siteUrl('shell')}/docs/tabs`;
const shown = (page: Page) => page.getByRole('tabpanel').and(page.locator(':visible'));

test("Tab group choices are stored under the prefix 'docusaurus.tab.'", async ({ page }) => {
  await openHydrated(page, address);
  await expect(shown(page)).toHaveText(['First curl', 'Second curl', 'Third Linux']);
  expect(await stored(page, 'docusaurus.tab.language')).toBeNull();

  await clickFar(page.getByRole('tab', { name: 'Python' }).first());
  await expect(shown(page), 'the whole group follows, another group does not').toHaveText([
    'First Python',
    'Second Python',
    'Third Linux',
  ]);
  expect(await stored(page, 'docusaurus.tab.language')).toBe('python');
  expect(await stored(page, 'docusaurus.tab.system')).toBeNull();

  await openHydrated(page, address);
  await expect(shown(page)).toHaveText(['First Python', 'Second Python', 'Third Linux']);
});
