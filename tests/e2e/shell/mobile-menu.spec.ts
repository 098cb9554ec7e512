import { at, siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import {
  isSameDocument,
  markDocument,
  mobileBreakpoint,
  mobileMenuOf,
  mobileToggleOf,
  openMobileMenu,
} from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

const height = 800;
const backToMain = (page: Page) => page.getByRole('button', { name: '← Back to main menu' });
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close navigation bar' });
const menuIsClosed = async (page: Page) => {
  await expect(mobileToggleOf(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(mobileMenuOf(page)).not.toBeInViewport();
};

test.use({ viewport: { width: mobileBreakpoint, height } });

test.describe('Mobile sidebar menu with hamburger toggle, shown at viewport width 996 px or less', () => {
  for (const width of [390, 996]) {
    test(`at ${width} px the toggle opens the menu`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openHydrated(page, '/titlePage');
      await expect(mobileMenuOf(page)).not.toBeInViewport();
      const menu = await openMobileMenu(page);
      await expect(menu.getByRole('link', { name: 'Release notes' })).toBeInViewport();
      await expect(mobileToggleOf(page)).toHaveAttribute('aria-expanded', 'true');
    });
  }

  test('at 997 px the navbar shows its items and no toggle', async ({ page }) => {
    await page.setViewportSize({ width: mobileBreakpoint + 1, height });
    await openHydrated(page, '/titlePage');
    await expect(page.locator('nav.navbar .navbar__items').getByRole('link', { name: 'Release notes' })).toBeVisible();
    await expect(page.locator('.navbar__toggle')).toBeHidden();
    await expect(mobileMenuOf(page)).toHaveCount(0);
  });

  test('choosing a page closes the menu and shows the page', async ({ page }) => {
    await openHydrated(page, '/titlePage');
    const menu = await openMobileMenu(page);
    await menu.getByRole('link', { name: 'Contents' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contents' })).toBeVisible();
    await menuIsClosed(page);
  });
});

test.describe('It closes when the viewport becomes desktop width or the user navigates back', () => {
  test('desktop width closes it for good', async ({ page }) => {
    await openHydrated(page, '/titlePage');
    await openMobileMenu(page);
    await page.setViewportSize({ width: mobileBreakpoint + 1, height });
    await expect(mobileMenuOf(page)).toHaveCount(0);
    await page.setViewportSize({ width: mobileBreakpoint, height });
    await menuIsClosed(page);
  });

  test('going back closes it and stays on the page', async ({ page }) => {
    await openHydrated(page, '/');
    await page.locator('footer').getByRole('link', { name: 'Terms and definitions' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms and definitions' })).toBeVisible();
    await markDocument(page);
    await openMobileMenu(page);
    await page.evaluate(() => window.history.back());
    await menuIsClosed(page);
    await expect(page).toHaveURL(at('/about/terms'));
    await expect(page.getByRole('heading', { level: 1, name: 'Terms and definitions' })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);

    await page.evaluate(() => window.history.back());
    await expect(page, 'with the menu closed, back goes back').toHaveURL(at('/'));
  });
});

test('the menu leads to the search, which gets the focus and no menu behind it', async ({ page }) => {
  await openHydrated(page, '/about/terms');
  const menu = await openMobileMenu(page);
  await menu.getByRole('button', { name: 'Search the documentation' }).click();
  await menuIsClosed(page);
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('dictionary');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test.describe('The mobile menu with the keyboard', () => {
  test('focus goes in, and Escape closes the menu and brings focus back', async ({ page }) => {
    await openHydrated(page, '/titlePage');
    await mobileToggleOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(closeButton(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await menuIsClosed(page);
    await expect(mobileToggleOf(page)).toBeFocused();
  });

  for (const key of ['Tab', 'Shift+Tab']) {
    test(`${key} stays inside the open menu`, async ({ page }) => {
      await openHydrated(page, '/titlePage');
      const menu = await openMobileMenu(page);
      await expect(closeButton(page)).toBeFocused();
      const visited = new Set<string>();
      for (let press = 0; press < 30; press += 1) {
        await page.keyboard.press(key);
        const focus = await menu.evaluate((element) => ({
          inside: element.contains(document.activeElement),
          name: document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label') || '',
        }));
        expect(focus.inside, `after ${press + 1} presses the focus is on "${focus.name}"`).toBe(true);
        visited.add(focus.name);
      }
      expect([...visited]).toEqual(expect.arrayContaining(['Release notes', 'Close navigation bar']));
    });
  }
});

test.describe("When a secondary menu is open, a 'Back to main menu' button (with a left arrow) appears", () => {
  test('on a documentation page it holds the docs sidebar, and the button leads to the main menu', async ({ page }) => {
    await openHydrated(page, '/about/terms');
    const menu = await openMobileMenu(page);
    await expect(backToMain(page)).toBeInViewport();
    await expect(backToMain(page)).toHaveText('← Back to main menu');
    await expect(menu.getByRole('link', { name: 'Terms and definitions' })).toBeInViewport();
    await expect(menu.getByRole('link', { name: 'Release notes' })).not.toBeInViewport();

    await backToMain(page).click();
    await expect(menu.getByRole('link', { name: 'Release notes' })).toBeInViewport();
    await expect(backToMain(page)).not.toBeInViewport();
  });

  test('on a page without a sidebar the main menu is open and the button is away', async ({ page }) => {
    await openHydrated(page, '/titlePage');
    const menu = await openMobileMenu(page);
    await expect(menu.getByRole('link', { name: 'Release notes' })).toBeInViewport();
    await expect(backToMain(page)).not.toBeInViewport();
  });

  test('a sidebar category inside the menu unfolds', async ({ page }) => {
    await openHydrated(page, `${siteUrl('shell')}/docs/start`);
    const menu = await openMobileMenu(page);
    await menu.getByRole('button', { name: 'Short' }).click();
    await expect(menu.getByRole('link', { name: 'First' })).toBeInViewport();
  });
});
