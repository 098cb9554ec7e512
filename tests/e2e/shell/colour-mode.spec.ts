import { at, siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { drawnFrames, store, stored } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

const shows = (page: Page, mode: 'light' | 'dark') => expect(page.locator('html')).toHaveAttribute('data-theme', mode);
const colourSwitch = (page: Page) => page.getByRole('button', { name: /^Switch between dark and light mode/ });
const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test.describe('Colour mode is light by default; the user may switch between light and dark', () => {
  test.use({ colorScheme: 'dark' });

  test('It is set on the root element and stored in browser storage under the key theme', async ({ page }) => {
    await openHydrated(page, '/');

    await test.step('light by default, even where the system is dark', async () => {
      await drawnFrames(page, 5);
      await shows(page, 'light');
      expect(await stored(page, 'theme')).toBeNull();
    });

    await test.step('the switch changes the colours and stores the choice', async () => {
      const ground = await groundOf(page);
      await colourSwitch(page).click();
      await shows(page, 'dark');
      await expect.poll(() => groundOf(page)).not.toBe(ground);
      expect(await stored(page, 'theme')).toBe('dark');
    });

    await test.step('the choice holds after a reload and can be changed back', async () => {
      await page.reload();
      await shows(page, 'dark');
      await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
      await shows(page, 'dark');
      await colourSwitch(page).click();
      await shows(page, 'light');
      expect(await stored(page, 'theme')).toBe('light');
    });

    await test.step('garbage in the storage is no colour mode', async () => {
      await store(page, 'theme', '{"mode":');
      await openHydrated(page, '/content');
      await shows(page, 'light');
      await colourSwitch(page).click();
      await shows(page, 'dark');
    });
  });

  test('the stored mode is there before the first script of the site', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.goto(at('/content'));
    await shows(page, 'dark');
  });
});

test('Colour mode syncs across tabs; clearing the choice in another tab returns to the default setting', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/');
  const second = await context.newPage();
  await openHydrated(second, '/content');

  await test.step('each tab follows the other', async () => {
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
    await test.step(`${what} is cleared`, async () => {
      await colourSwitch(page).click();
      await shows(page, 'dark');
      // Until the other tab knows of the choice, it has nothing to clear.
      await shows(second, 'dark');
      await second.evaluate(clear);
      await shows(page, 'light');
    });
  }
});

test('Colour mode follows the system preference if configured', async ({ page, context }) => {
  const shell = siteUrl('shell');
  await page.emulateMedia({ colorScheme: 'dark' });

  await test.step('at the start and when the system changes', async () => {
    await openHydrated(page, `${shell}/`);
    await shows(page, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await shows(page, 'light');
    expect(await stored(page, 'theme')).toBeNull();
  });

  await test.step('a choice wins over the system, and clearing it returns to the system setting', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await shows(page, 'dark');
    await store(page, 'theme', 'light');
    await openHydrated(page, `${shell}/`);
    await shows(page, 'light');
    const second = await context.newPage();
    await openHydrated(second, `${shell}/lazy`);
    await second.evaluate(() => localStorage.removeItem('theme'));
    await shows(page, 'dark');
  });
});
