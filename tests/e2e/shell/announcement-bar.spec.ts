import { announcementBar } from '../../../src/config/announcement';
import { siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { store, stored } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

const idKey = 'docusaurus.announcement.id';
const dismissKey = 'docusaurus.announcement.dismiss';
const bar = (page: Page) => page.locator('.theme-announcement-bar');

test('An optional announcement bar: dismissible if closeable; dismissal is stored and reset when the bar id changes', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await expect(bar(page)).toContainText('is out: see what has changed');

  await test.step('dismissal is stored', async () => {
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await expect(bar(page)).toHaveCount(0);
    expect(await stored(page, dismissKey)).toBe('true');
    expect(await stored(page, idKey)).toBe(announcementBar.id);
    await openHydrated(page, '/content');
    await expect(bar(page), 'the same id stays dismissed').toHaveCount(0);
  });

  await test.step('the dismissal of an older bar is reset, and the new bar appears at once', async () => {
    await store(page, idKey, 'an-older-bar');
    await openHydrated(page, '/');
    await expect.poll(() => stored(page, dismissKey)).toBe('false');
    expect(await stored(page, idKey)).toBe(announcementBar.id);
    await expect(bar(page)).toBeVisible();
  });

  await test.step('it grows with its letters', async () => {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const [outer, inner] = await Promise.all(
      [bar(page), bar(page).getByRole('link')].map((part) => part.boundingBox()),
    );
    expect(inner?.height).toBeGreaterThan(20);
    expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThan(outer?.height ?? 0);
  });

  await test.step('its link leads to the newest release', async () => {
    await bar(page).getByRole('link', { name: 'see what has changed' }).click();
    await expect(page).toHaveURL(/\/blog\/\d+\.\d+\.\d+$/);
  });
});

test('The announcement bar is absent where it is not configured', async ({ page }) => {
  await openHydrated(page, `${siteUrl('shell')}/`);
  await expect(page.locator('nav.navbar')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});
