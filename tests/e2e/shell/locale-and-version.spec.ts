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

test('Locale dropdown keeps path, query and hash when switching', async ({ page }) => {
  await openHydrated(page, `${shell}/docs/start?view=full&part=1#detail`);
  await choose(page, 'Русский');
  await expect(page).toHaveURL(`${shell}/ru/docs/start?view=full&part=1#detail`);
  await expect(page.locator('html')).toHaveAttribute('lang', /^ru/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Начало');
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await choose(page, 'English');
  await expect(page).toHaveURL(`${shell}/docs/start?view=full&part=1#detail`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
});

test('Version dropdown keeps query and hash', async ({ page }) => {
  await openHydrated(page, `${shell}/docs/start?view=full&part=1#first-part`);
  await choose(page, '1.0');
  await expect(page).toHaveURL(`${shell}/docs/1.0/start?view=full&part=1#first-part`);
  await expect(page.getByText('This is the text of version 1.0.')).toBeVisible();
  await choose(page, '2.0');
  await expect(page).toHaveURL(`${shell}/docs/start?view=full&part=1#first-part`);
  await expect(page.getByText('This is the text of version 2.0.')).toBeVisible();
});

test.describe('on mobile', () => {
  test.use({ viewport: { width: mobileBreakpoint, height: 900 } });

  for (const { label, entries } of [
    { label: 'Languages', entries: ['English', 'Русский'] },
    { label: 'Versions', entries: ['2.0', '1.0'] },
  ]) {
    test(`the dropdown is labelled '${label}'`, async ({ page }) => {
      await openHydrated(page, `${shell}/`);
      const menu = await openMobileMenu(page);
      const item = menu.locator('.menu__list-item', { hasText: label });
      await item.getByRole('button', { name: label }).or(item.getByText(label)).first().click();
      for (const entry of entries) {
        await expect(item.getByRole('link', { name: entry })).toBeVisible();
      }
    });
  }
});

test('With only one version it is a plain link', async ({ page }) => {
  await openHydrated(page, `${siteUrl('plain')}/`);
  const link = navbarOf(page).getByRole('link', { name: '3.1' });
  await expect(link).toHaveAttribute('href', '/');
  await expect(link).not.toHaveAttribute('aria-haspopup');
  await expect(navbarOf(page).locator('.dropdown')).toHaveCount(0);
});
