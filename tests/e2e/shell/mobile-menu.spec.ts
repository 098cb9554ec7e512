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

test('Mobile sidebar menu with hamburger toggle, shown at viewport width 996 px or less; it closes when the viewport becomes desktop width', async ({
  page,
}) => {
  await openHydrated(page, '/titlePage');
  for (const width of [390, mobileBreakpoint]) {
    await test.step(`at ${width} px the toggle opens the menu`, async () => {
      await page.setViewportSize({ width, height });
      await menuIsClosed(page);
      const menu = await openMobileMenu(page);
      await expect(menu.getByRole('link', { name: 'Release notes' })).toBeInViewport();
      await expect(backToMain(page), 'this page has no secondary menu').not.toBeInViewport();
      await expect(mobileToggleOf(page)).toHaveAttribute('aria-expanded', 'true');
      for (const button of [mobileToggleOf(page), closeButton(page)]) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), 'room for a finger').toBeGreaterThanOrEqual(40);
      }
      await page.keyboard.press('Escape');
    });
  }

  await test.step('at 997 px the navbar shows its items and no toggle, and the menu is closed for good', async () => {
    await openMobileMenu(page);
    await page.setViewportSize({ width: mobileBreakpoint + 1, height });
    await expect(mobileMenuOf(page)).toHaveCount(0);
    await expect(page.locator('nav.navbar .navbar__items').getByRole('link', { name: 'Release notes' })).toBeVisible();
    await expect(page.locator('[inert] main')).toHaveCount(0);
    await expect(page.locator('.navbar__toggle')).toBeHidden();
    await page.setViewportSize({ width: mobileBreakpoint, height });
    await menuIsClosed(page);
  });

  await test.step('choosing a page closes the menu and shows the page', async () => {
    const menu = await openMobileMenu(page);
    await menu.getByRole('link', { name: 'Contents' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contents' })).toBeVisible();
    await menuIsClosed(page);
  });
});

test('It closes when the user navigates back, and the page stays', async ({ page }) => {
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

test('In the mobile menu the keyboard stays inside, and Escape closes it and brings focus back', async ({ page }) => {
  await openHydrated(page, '/titlePage');
  await mobileToggleOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(closeButton(page)).toBeFocused();
  const menu = mobileMenuOf(page);
  const hiddenPage = page.locator('[inert] main');
  await expect(hiddenPage, 'nor does a screen reader leave it').toHaveCount(1);

  for (const key of ['Tab', 'Shift+Tab']) {
    await test.step(`${key} stays inside the open menu`, async () => {
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

  await test.step('Escape', async () => {
    await page.keyboard.press('Escape');
    await menuIsClosed(page);
    await expect(mobileToggleOf(page)).toBeFocused();
    await expect(hiddenPage).toHaveCount(0);
  });
});

test("When a secondary menu is open, a 'Back to main menu' button (with a left arrow) appears; the menu leads to the search, too", async ({
  page,
}) => {
  await openHydrated(page, '/about/terms');
  const menu = await openMobileMenu(page);

  await test.step('on a documentation page it holds the docs sidebar, and the button leads to the main menu', async () => {
    await expect(backToMain(page)).toBeInViewport();
    await expect(backToMain(page)).toHaveText('← Back to main menu');
    await expect(menu.getByRole('link', { name: 'Terms and definitions' })).toBeInViewport();
    await expect(menu.getByRole('link', { name: 'Release notes' })).not.toBeInViewport();

    await backToMain(page).click();
    await expect(menu.getByRole('link', { name: 'Release notes' })).toBeInViewport();
    await expect(backToMain(page)).not.toBeInViewport();
  });

  await test.step('the search gets the focus and no menu behind it', async () => {
    await page.keyboard.press('Escape');
    await menuIsClosed(page);
    const again = await openMobileMenu(page);
    await again.getByRole('button', { name: 'Search the documentation' }).click();
    await menuIsClosed(page);
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await page.keyboard.type('dictionary');
    await expect(page.getByRole('option').first()).toBeVisible();
  });
});

test('the menu opens at the page that the reader is on', async ({ page }) => {
  await openHydrated(page, '/syntax-DL/variables/autogenerated/auto_date');
  const menu = await openMobileMenu(page);
  await expect(menu.getByRole('link', { name: 'auto_date', exact: true })).toBeInViewport({ ratio: 1 });
});

test('a sidebar category inside the mobile menu unfolds', async ({ page }) => {
  await openHydrated(page, `${siteUrl('shell')}/docs/start`);
  const menu = await openMobileMenu(page);
  await menu.getByRole('button', { name: 'Short' }).click();
  await expect(menu.getByRole('link', { name: 'First' })).toBeInViewport();
});
