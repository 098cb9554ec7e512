import { at } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { expect, type Page, test } from '../../helpers/test';
import { expectNoFindingsInBothModes } from '../../helpers/views';

const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-menu');
const variables = (page: Page) =>
  sidebar(page).locator('.theme-doc-sidebar-item-link a[href*="/syntax-DL/variables/"]');

test('the variables are found by typing, and Escape shows all of them again', async ({ page }) => {
  await openHydrated(page, '/syntax-DL/variables/system/user_city');
  await expect(variables(page).filter({ visible: true })).toHaveCount(48);
  const field = sidebar(page).getByRole('searchbox', { name: 'Find a variable' });
  await field.fill('last set');
  await expect(variables(page).filter({ visible: true })).toHaveCount(6);
  await expect(sidebar(page).getByRole('status')).toHaveText('6 found');
  await expect(sidebar(page).getByText('The assistant', { exact: true }), 'a group without any is hidden').toBeHidden();
  await expectNoFindingsInBothModes(page, 'with a filtered list', { within: ['.theme-doc-sidebar-container'] });
  await field.fill('nothing like it');
  await expect(sidebar(page).getByRole('status')).toHaveText('No name contains this. Type fewer letters.');
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(variables(page).filter({ visible: true })).toHaveCount(48);
  await field.fill('request_counter');
  await variables(page).filter({ visible: true }).click();
  await expect(page).toHaveURL(/auto_request_counter$/);
  await expect(page.locator('.pagination-nav__link--prev')).toContainText('auto_time');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the list is complete and has no field', async ({ page }) => {
    await page.goto(at('/syntax-DL/variables/system/user_city'));
    await expect(variables(page).filter({ visible: true })).toHaveCount(48);
    await expect(sidebar(page).getByRole('searchbox')).toBeHidden();
  });
});
