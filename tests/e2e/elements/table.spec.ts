import { openHydrated } from '../../helpers/hydrated';
import { expect, type Locator, test } from '../../helpers/test';

const widthsOf = (frame: Locator) =>
  frame.evaluate(({ scrollWidth, clientWidth }) => ({ inside: scrollWidth, outside: clientWidth }));

test('on a phone a table of three columns with long code fits the screen, and names in a head stay whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/development/goto');
  const frame = page.locator('#modes ~ div:has(> table)').first();
  await expect(frame.locator('td > code').first()).toContainText('[ExtendAnswer("track_more")]');
  const { inside, outside } = await widthsOf(frame);
  expect(inside, 'width of the table').toBe(outside);

  await page.setViewportSize({ width: 320, height: 640 });
  await openHydrated(page, '/administration/user-management');
  const states = await widthsOf(page.locator('div:has(> table)').nth(1));
  expect(states.inside, 'width of a table of words on the narrowest phone').toBe(states.outside);

  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, '/syntax-DL/tags-DL/operator-transfer-tags');
  const name = page.locator('th > code', { hasText: 'operator_state' });
  expect(await name.evaluate((code) => code.getClientRects().length), 'lines of the name').toBe(1);
});
