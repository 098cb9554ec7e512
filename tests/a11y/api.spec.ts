import { apiRoute, apis, openEverything } from '../helpers/api';
import { widthRules } from '../helpers/axe';
import { openHydrated } from '../helpers/hydrated';
import { expect, test } from '../helpers/test';
import { expectNoFindings, expectNoFindingsInBothModes, expectNoSidewaysScroll } from '../helpers/views';

const height = 900;

// A reference with everything open has thousands of elements, and axe looks at the colours of each.
test.describe.configure({ timeout: 240_000 });

for (const api of apis) {
  test(`${api}, everything open: no finding of axe and no sideways scroll, in both modes and at four widths`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height });
    await openEverything(page, api);
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height });
      await expectNoFindingsInBothModes(page, `at ${width} px`);
      await expectNoSidewaysScroll(page, `at ${width} px`);
    }
    for (const width of [1024, 320]) {
      await page.setViewportSize({ width, height });
      await expectNoFindings(page, `at ${width} px`, { rules: widthRules });
      await expectNoSidewaysScroll(page, `at ${width} px`);
    }
  });

  test(`${api} in the view of Redoc, in both modes: nothing serious or critical`, async ({ page }) => {
    await openHydrated(page, `${apiRoute(api)}?view=redoc`);
    await expect(page.locator('.api-redoc h2').nth(3)).toBeVisible();
    await expectNoFindingsInBothModes(page, '', { impacts: ['serious', 'critical'] });
  });
}
