import { siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { navbarOf } from '../../helpers/shell';
import { expect, test } from '../../helpers/test';

test("Crash page: titled 'This page crashed.', shows the error message and a 'Try again' button", async ({ page }) => {
  await openHydrated(page, `${siteUrl('shell')}/crash`);
  await expect(page.getByText('All is well.')).toBeVisible();
  await page.getByRole('button', { name: 'Crash', exact: true }).click();

  await test.step('it says what happened and keeps the navbar', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    await expect(page.getByText('The fuse was lit on purpose.')).toBeVisible();
    await expect(page.getByText('All is well.')).toHaveCount(0);
    await expect(navbarOf(page).getByRole('link', { name: 'Single doc' })).toBeVisible();
  });

  await test.step("'Try again' shows the page again", async () => {
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('All is well.')).toBeVisible();
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
  });
});
