import { at, siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { isSameDocument, markDocument, navbarOf } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

const shell = siteUrl('shell');
const item = (page: Page, name: string) => navbarOf(page).getByRole('link', { name, exact: true });
const menuOf = (page: Page, label: string) =>
  navbarOf(page).locator('.navbar__item.dropdown').filter({ hasText: label });

test('Navbar item types', async ({ page }) => {
  await openHydrated(page, `${shell}/`);
  await markDocument(page);

  await test.step('locale dropdown', async () => {
    const dropdown = menuOf(page, 'Русский');
    await expect(dropdown.locator('.navbar__link')).toHaveText('English');
    await dropdown.hover();
    await expect(dropdown.locator('.dropdown__link')).toHaveText(['English', 'Русский']);
    await expect(dropdown.getByRole('link', { name: 'Русский' })).toHaveAttribute('lang', 'ru');
    await expect(dropdown.getByRole('link', { name: 'Русский' })).toBeVisible();
  });

  await test.step('search', async () => {
    // Without the item the theme would add its own search box, without the class of the item.
    await expect(navbarOf(page).locator('.search-item').getByRole('searchbox', { name: 'Search' })).toBeVisible();
  });

  await test.step('raw html', async () => {
    await expect(navbarOf(page).locator('strong', { hasText: 'Raw html' })).toBeVisible();
  });

  await test.step('generic dropdown', async () => {
    const dropdown = menuOf(page, 'Lazy page');
    await expect(dropdown.getByRole('link', { name: 'Tabs page' })).toBeHidden();
    await dropdown.hover();
    await dropdown.getByRole('link', { name: 'Tabs page' }).click();
    await expect(page).toHaveURL(`${shell}/docs/tabs`);
  });

  await test.step('single doc link', async () => {
    await item(page, 'Single doc').click();
    await expect(page).toHaveURL(`${shell}/docs/start`);
    await expect(item(page, 'Single doc')).toHaveClass(/navbar__link--active/);
  });

  await test.step('doc sidebar link', async () => {
    await item(page, 'Doc sidebar').click();
    await expect(page, 'the first document of the sidebar').toHaveURL(`${shell}/docs/tabs`);
    await expect(item(page, 'Doc sidebar')).toHaveClass(/navbar__link--active/);
  });

  await test.step('docs version link', async () => {
    const version = navbarOf(page).locator('a.navbar__item', { hasText: '2.0' });
    await expect(version).toHaveCount(1);
    await version.click();
    await expect(page).toHaveURL(`${shell}/docs/start`);
  });

  await test.step('plain link', async () => {
    await item(page, 'Plain link').click();
    await expect(page).toHaveURL(`${shell}/crash`);
    await expect(page.getByRole('heading', { level: 1, name: 'Crash' })).toBeVisible();
  });

  await test.step('docs version dropdown', async () => {
    const dropdown = menuOf(page, '1.0');
    await dropdown.hover();
    await expect(dropdown.locator('.dropdown__link')).toHaveText(['2.0', '1.0']);
    await dropdown.getByRole('link', { name: '1.0' }).click();
    await expect(page).toHaveURL(`${shell}/docs/1.0/start`);
  });

  expect(await isSameDocument(page), 'every page was changed without loading the document').toBe(true);
});

test.describe('A draft doc id yields no link', () => {
  test('neither in the navbar nor as a page', async ({ page }) => {
    const response = await page.goto(`${shell}/docs/draft`);
    expect(response?.status()).toBe(404);
    await expect(item(page, 'Single doc')).toBeVisible();
    await expect(page.getByText('Draft doc')).toHaveCount(0);
  });
});

test('the real site has items of three types and its version', async ({ page }) => {
  await openHydrated(page, '/titlePage');
  const navbar = navbarOf(page);
  await expect(navbar.getByRole('link', { name: 'Documentation', exact: true })).toHaveAttribute('href', at('/'));
  await expect(navbar.getByRole('link', { name: 'Release notes', exact: true })).toHaveAttribute('href', at('/blog'));
  await expect(navbar.getByRole('link', { name: 'Contents', exact: true })).toHaveAttribute('href', at('/content'));
  await menuOf(page, 'Chat API').hover();
  await expect(navbar.getByRole('link', { name: 'Chat API' })).toHaveAttribute('href', at('/api/capi/'));
  await expect(navbar.getByRole('link', { name: 'Server API' })).toHaveAttribute('href', at('/api/sapi/'));
  // Specification, section 1: the version of the docs site.
  await expect(navbar.getByText('1.5.0', { exact: true })).toBeVisible();
});

test('a menu that was opened by a key is closed by Escape, which returns to its button', async ({ page }) => {
  await openHydrated(page, '/titlePage');
  const button = navbarOf(page).getByRole('button', { name: 'API' });
  const link = navbarOf(page).getByRole('link', { name: 'Chat API' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
});

test('a menu that the pointer has opened is closed by Escape, and opens again when the pointer comes back', async ({
  page,
}) => {
  await openHydrated(page, '/titlePage');
  const link = navbarOf(page).getByRole('link', { name: 'Chat API' });
  const menu = menuOf(page, 'Chat API');
  await menu.hover();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await page.getByRole('heading', { level: 1 }).hover();
  await menu.hover();
  await expect(link).toBeVisible();
});
