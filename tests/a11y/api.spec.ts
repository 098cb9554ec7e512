import { apiRoute, apis, openEverything } from '../helpers/api';
import { colourRules, widthRules } from '../helpers/axe';
import { openHydrated } from '../helpers/hydrated';
import { expect, test } from '../helpers/test';
import { expectNoFindings, expectNoFindingsInBothModes, expectNoSidewaysScroll } from '../helpers/views';

const height = 900;

/** A sheet that is adopted is not an inline style, which the content policy would refuse. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

// A reference with everything open has thousands of elements, and axe looks at the colours of each.
test.describe.configure({ timeout: 240_000 });

for (const api of apis) {
  test(`${api}, everything open: no finding of axe and no sideways scroll, in both modes and at four widths`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height });
    await openEverything(page, api);
    const within = ['main'];
    await expectNoFindingsInBothModes(page, 'at 1366 px', { within });
    await expectNoSidewaysScroll(page, 'at 1366 px');
    for (const width of [1024, 390, 320]) {
      await page.setViewportSize({ width, height });
      const rules = width === 390 ? [...colourRules, ...widthRules] : widthRules;
      await expectNoFindings(page, `dark at ${width} px`, { within, rules });
      await expectNoSidewaysScroll(page, `at ${width} px`);
    }
    await page.evaluate(spaceText);
    await expectNoSidewaysScroll(page, 'at 320 px with the text spacing of WCAG 1.4.12');
  });
}

test('in the view of Redoc, in both modes: nothing serious or critical', async ({ page }) => {
  // Redoc draws both documents with the same parts, of which this one has more.
  await openHydrated(page, `${apiRoute('sapi')}?view=redoc`);
  await expect(page.locator('.api-redoc h2').nth(3)).toBeVisible();
  await expectNoFindingsInBothModes(page, '', { impacts: ['serious', 'critical'] });
});
