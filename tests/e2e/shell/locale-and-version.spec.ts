import { siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { mobileBreakpoint, navbarOf, openMobileMenu } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

const shell = siteUrl('shell');

async function choose(page: Page, entry: string) {
  const dropdown = navbarOf(page).locator('.navbar__item.dropdown').filter({ hasText: entry });
  await dropdown.hover();
  await dropdown.locator('.dropdown__menu').getByRole('link', { name: entry }).click();
}

test('Locale dropdown keeps path, query and hash when switching, version dropdown keeps query and hash', async ({
  page,
}) => {
  const ends = '?view=full&part=1#detail';
  await openHydrated(page, `${shell}/docs/start${ends}`);
  await choose(page, 'Русский');
  await expect(page).toHaveURL(`${shell}/ru/docs/start${ends}`);
  await expect(page.locator('html')).toHaveAttribute('lang', /^ru/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Начало');
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await choose(page, 'English');
  await expect(page).toHaveURL(`${shell}/docs/start${ends}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });

  await choose(page, '1.0');
  await expect(page).toHaveURL(`${shell}/docs/1.0/start${ends}`);
  await expect(page.getByText('This is the text of version 1.0.')).toBeVisible();
  await choose(page, '2.0');
  await expect(page).toHaveURL(`${shell}/docs/start${ends}`);
  await expect(page.getByText('This is the text of version 2.0.')).toBeVisible();
});

test.describe('on mobile', () => {
  test.use({ viewport: { width: mobileBreakpoint, height: 900 } });

  test("the dropdowns are labelled 'Languages' and 'Versions'", async ({ page }) => {
    await openHydrated(page, `${shell}/`);
    const menu = await openMobileMenu(page);
    for (const { label, entries } of [
      { label: 'Languages', entries: ['English', 'Русский'] },
      { label: 'Versions', entries: ['2.0', '1.0'] },
    ]) {
      const item = menu.locator('.menu__list-item', { hasText: label });
      await item.getByRole('button', { name: label }).or(item.getByText(label)).first().click();
      for (const entry of entries) {
        await expect(item.getByRole('link', { name: entry })).toBeVisible();
      }
    }
  });
});
