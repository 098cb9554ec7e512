import { routes } from '../../src/data/siteRoutes';
import { openHydrated } from '../helpers/hydrated';
import { expectWholeOnPaper } from '../helpers/print/expectWhole';
import { expect, test } from '../helpers/test';

test('the list of routes is not empty', () => {
  expect(routes.length).toBeGreaterThan(0);
});

for (const { path } of routes) {
  test(`${path} is whole on paper, in words of 9.5 points or more`, async ({ page }) => {
    await openHydrated(page, path);
    const { smallest, sheets } = await expectWholeOnPaper(page);
    console.log(`${path}: ${sheets} sheets, smallest text ${smallest.toFixed(2)} pt`);
  });
}
