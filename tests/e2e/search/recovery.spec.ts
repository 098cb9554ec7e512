import { openHydrated } from '../../helpers/hydrated';
import {
  boxOf,
  fieldOf,
  findNothing,
  indexFiles,
  optionsOf,
  panelOf,
  searchPage,
  someQuery,
  typeQuery,
  watchIndexes,
} from '../../helpers/search';
import { expect, test } from '../../helpers/test';

const scripts = '**/assets/js/*.js';
const againOf = (page: Parameters<typeof boxOf>[0]) => boxOf(page).getByRole('button', { name: 'Try again' });

test('without a connection before the panel has come the box says so, and goes on by itself when it is back', async ({
  page,
  context,
}) => {
  await openHydrated(page, searchPage);
  await context.setOffline(true);
  await fieldOf(page).focus();
  await fieldOf(page).pressSequentially(someQuery);
  await expect(boxOf(page).getByRole('alert')).toHaveText('You are offline, so the search could not be loaded.');
  await context.setOffline(false);
  await expect(optionsOf(page).first()).toBeVisible();
  await expect(boxOf(page).getByRole('alert')).toHaveCount(0);
});

for (const width of [390, 1440]) {
  test(`at ${width} px a panel that does not come is tried again by a button, which leads back to the field`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openHydrated(page, searchPage);
    await page.route(scripts, (route) => route.abort());
    await boxOf(page).hover();
    await fieldOf(page).focus();
    await fieldOf(page).pressSequentially(someQuery);
    await expect(boxOf(page).getByRole('alert')).toHaveText('The search could not be loaded.');
    await againOf(page).click();
    await expect(againOf(page), 'it fails once more').toBeVisible();
    await page.unroute(scripts);
    await againOf(page).click();
    await expect(optionsOf(page).first()).toBeVisible();
    await expect(fieldOf(page)).toBeFocused();
    await expect(againOf(page)).toHaveCount(0);
  });
}

test('what only a pointer asked for says nothing when it does not come', async ({ page }) => {
  await openHydrated(page, searchPage);
  await page.route(scripts, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await boxOf(page).hover();
  await failed;
  await expect(boxOf(page).getByRole('alert')).toHaveCount(0);
});

test('without an index no other words are advised, and a button asks for it again', async ({ page }) => {
  const asked = watchIndexes(page);
  await page.route(indexFiles, (route) => route.abort());
  await typeQuery(page, someQuery);
  await findNothing(page, someQuery);
  await expect(panelOf(page)).not.toContainText('Try fewer words');
  expect(asked).toHaveLength(2);
  await page.unroute(indexFiles);
  await againOf(page).click();
  await expect(optionsOf(page).first()).toBeVisible();
  await expect(fieldOf(page)).toBeFocused();
  expect(asked, 'each tag once more').toHaveLength(4);
});

test('with an index the advice is there, and nothing to try again', async ({ page }) => {
  await typeQuery(page, 'qqzzxxww');
  await findNothing(page, 'qqzzxxww');
  await expect(panelOf(page)).toContainText('Try fewer words, or a different word.');
  await expect(againOf(page)).toHaveCount(0);
});
