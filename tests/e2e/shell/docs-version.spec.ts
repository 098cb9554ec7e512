import { siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { navbarOf, store, stored } from '../../helpers/shell';
import { expect, test } from '../../helpers/test';

const key = 'docs-preferred-version-default';
const shell = siteUrl('shell');

test('Preferred docs version: the chosen version persists in local storage, per docs plugin; cleared if the stored version no longer exists', async ({
  page,
}) => {
  const doc = navbarOf(page).getByRole('link', { name: 'Single doc' });

  await test.step('the chosen version is stored', async () => {
    await openHydrated(page, `${shell}/docs/start`);
    expect(await stored(page, key)).toBeNull();
    const dropdown = navbarOf(page).locator('.navbar__item.dropdown').filter({ hasText: '1.0' });
    await dropdown.hover();
    await dropdown.getByRole('link', { name: '1.0' }).click();
    await expect(page).toHaveURL(`${shell}/docs/1.0/start`);
    expect(await stored(page, key)).toBe('1.0');
  });

  await test.step('a page outside the docs links to the preferred version', async () => {
    await openHydrated(page, `${shell}/`);
    await expect(doc).toHaveAttribute('href', '/docs/1.0/start');
    expect(await stored(page, key), 'a version that exists is kept').toBe('1.0');
    await doc.click();
    await expect(page).toHaveURL(`${shell}/docs/1.0/start`);
  });

  await test.step('a version that no longer exists is cleared', async () => {
    await store(page, key, '0.9');
    await openHydrated(page, `${shell}/`);
    await expect.poll(() => stored(page, key)).toBeNull();
    await expect(doc).toHaveAttribute('href', '/docs/start');
  });
});

test('the real site clears a version that it does not have', async ({ page }) => {
  await page.addInitScript((name) => localStorage.setItem(name, '1.4.0'), key);
  await openHydrated(page, '/');
  await expect.poll(() => stored(page, key)).toBeNull();
});
