import { apiRoute, apis, openEverything } from '../helpers/api';
import { axeReport } from '../helpers/axe';
import { openHydrated } from '../helpers/hydrated';
import { expect, test } from '../helpers/test';

const widths = [1366, 1024, 390, 320];
const modes = ['light', 'dark'];

// A reference with everything open has thousands of elements, and axe looks at the colours of each.
test.describe.configure({ timeout: 180_000 });

for (const api of apis) {
  for (const mode of modes) {
    for (const width of widths) {
      test(`${api}, everything open, ${mode} at ${width} px: no finding of axe, no sideways scroll`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        await openEverything(page, api);
        const { checked, findings } = await axeReport(page);
        expect(checked, 'rules that axe ran').toBeGreaterThan(30);
        expect(findings).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        ).toBe(0);
      });
    }

    test(`${api} in the view of Redoc, ${mode}: nothing serious or critical`, async ({ page }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await openHydrated(page, `${apiRoute(api)}?view=redoc`);
      await expect(page.locator('.api-redoc h2').nth(3)).toBeVisible();
      const { checked, findings } = await axeReport(page, ['serious', 'critical']);
      expect(checked, 'rules that axe ran').toBeGreaterThan(30);
      expect(findings).toEqual([]);
    });
  }
}
