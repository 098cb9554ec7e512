import { siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { fieldOf, panelOf, statusOf, watchIndexes } from '../../helpers/search';
import { expect, test } from '../../helpers/test';
import { expectNoFindings } from '../../helpers/views';

test('in the live server the panel says that there is no index, and asks for none', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const asked = watchIndexes(page);
  await openHydrated(page, `${siteUrl('searchLive')}/about`);
  await fieldOf(page).click();
  await fieldOf(page).pressSequentially('giraffe');
  await expect(panelOf(page)).toBeVisible();
  await expect(panelOf(page)).toContainText('Search works only on the built site.');
  await expect(panelOf(page)).toContainText('npm run preview');
  await expect(panelOf(page)).not.toContainText('No results');
  await expect(statusOf(page)).toHaveText('Search works only on the built site.');
  expect(asked).toEqual([]);
  expect(errors).toEqual([]);
  await expectNoFindings(page);
});
