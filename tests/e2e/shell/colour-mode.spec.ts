import { at, siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { drawnFrames, store, stored } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

const shows = (page: Page, mode: 'light' | 'dark') => expect(page.locator('html')).toHaveAttribute('data-theme', mode);
const colourSwitch = (page: Page) => page.getByRole('button', { name: /^Switch between dark and light mode/ });

test.describe('Colour mode is light by default; the user may switch between light and dark', () => {
  test.use({ colorScheme: 'dark' });

  test('light by default, even where the system is dark', async ({ page }) => {
    await openHydrated(page, '/');
    await drawnFrames(page, 5);
    await shows(page, 'light');
    expect(await stored(page, 'theme')).toBeNull();
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await colourSwitch(page).click();
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor))
      .not.toBe(ground);
  });

  test('set on the root element and stored in browser storage under the key theme', async ({ page }) => {
    await openHydrated(page, '/');
    await colourSwitch(page).click();
    await shows(page, 'dark');
    expect(await stored(page, 'theme')).toBe('dark');
    await page.reload();
    await shows(page, 'dark');
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await shows(page, 'dark');
    await colourSwitch(page).click();
    await shows(page, 'light');
    expect(await stored(page, 'theme')).toBe('light');
  });

  test('the stored mode is there before the first script of the site', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.goto(at('/content'));
    await shows(page, 'dark');
  });
});

test('Colour mode syncs across tabs', async ({ page, context }) => {
  await openHydrated(page, '/');
  const second = await context.newPage();
  await openHydrated(second, '/content');
  await colourSwitch(second).click();
  await shows(second, 'dark');
  await shows(page, 'dark');
  await colourSwitch(page).click();
  await shows(second, 'light');
});

for (const [what, clear] of [
  ['the choice', () => localStorage.removeItem('theme')],
  ['all that the site has stored', () => localStorage.clear()],
] as const) {
  test(`Clearing ${what} in another tab returns to the default setting`, async ({ page, context }) => {
    await openHydrated(page, '/');
    await colourSwitch(page).click();
    await shows(page, 'dark');
    const second = await context.newPage();
    await openHydrated(second, '/content');
    await second.evaluate(clear);
    await shows(page, 'light');
  });
}

test('Garbage in the storage is no colour mode', async ({ page }) => {
  await openHydrated(page, '/');
  await store(page, 'theme', '{"mode":');
  await openHydrated(page, '/content');
  await shows(page, 'light');
  await colourSwitch(page).click();
  await shows(page, 'dark');
});

test.describe('Colour mode follows the system preference if configured', () => {
  const shell = siteUrl('shell');

  test('at the start and when the system changes', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openHydrated(page, `${shell}/`);
    await shows(page, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await shows(page, 'light');
    expect(await stored(page, 'theme')).toBeNull();
  });

  test('a choice wins over the system, and clearing it returns to the system setting', async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${shell}/`);
    await store(page, 'theme', 'light');
    await openHydrated(page, `${shell}/`);
    await shows(page, 'light');
    const second = await context.newPage();
    await openHydrated(second, `${shell}/lazy`);
    await second.evaluate(() => localStorage.removeItem('theme'));
    await shows(page, 'dark');
  });
});

test('A site can disable the switch and start dark', async ({ page }) => {
  await openHydrated(page, `${siteUrl('plain')}/`);
  await shows(page, 'dark');
  await expect(colourSwitch(page)).toHaveCount(0);
});
