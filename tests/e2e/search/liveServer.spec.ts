import { siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { fieldOf, panelOf, statusOf, watchIndexes } from '../../helpers/search';
import { expect, type Page, test } from '../../helpers/test';
import { expectNoFindings } from '../../helpers/views';

/** What the bundler writes for `process.env.NODE_ENV === 'production'`, and what it writes in the live server. */
const built = `const hasIndex = "production" === 'production';`;
const live = built.replace('"production"', '"development"');

/** @returns how many scripts of the built site came as the live server has them */
async function asInLiveServer(page: Page): Promise<() => number> {
  let changed = 0;
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    changed += Number(script.includes(built));
    await route.fulfill({ response, body: script.replace(built, live) });
  });
  return () => changed;
}

test('in the live server the panel says that there is no index, and asks for none', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const asked = watchIndexes(page);
  const changedScripts = await asInLiveServer(page);
  await openHydrated(page, `${siteUrl('search')}/about`);
  await fieldOf(page).click();
  await fieldOf(page).pressSequentially('giraffe');
  await expect(panelOf(page)).toBeVisible();
  await expect(panelOf(page)).toContainText('Search works only on the built site.');
  await expect(panelOf(page)).toContainText('npm run preview');
  await expect(panelOf(page)).not.toContainText('No results');
  await expect(statusOf(page)).toHaveText('Search works only on the built site.');
  expect(asked).toEqual([]);
  expect(errors).toEqual([]);
  expect(changedScripts()).toBe(1);
  await expectNoFindings(page);
});
