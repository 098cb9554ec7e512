import { loadFacts } from '../../../src/data/facts';
import { siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { drawnFrames, failScripts, holdScripts } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';
import { expectNoFindingsInBothModes } from '../../helpers/views';

const address = `${siteUrl('gallery')}/gallery/term`;
const target = '/about/terms#term-hand-over';
/** Milliseconds that a tip stays when the pointer has left its term, and may be on its way to the tip. */
const leavingTime = 150;
const meaning = loadFacts().glossary['hand-over']?.meaning ?? '';

const termOf = (page: Page) => page.getByRole('link', { name: 'hand-over' });
const tipOf = (page: Page) => page.getByRole('tooltip');

test('a term shows its meaning on focus, describes itself by it, and Escape closes it', async ({ page }) => {
  await openHydrated(page, address);
  await page.getByRole('button', { name: /colou?r mode|dark and light mode/ }).focus();
  while (!(await termOf(page).evaluate((link) => link === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await expect(tipOf(page)).toHaveText(meaning);
  await expect(termOf(page)).toHaveAccessibleDescription(meaning);
  await expect(termOf(page), 'the tip of the browser would be a second one').not.toHaveAttribute('title');
  await page.keyboard.press('Escape');
  await expect(tipOf(page)).toHaveCount(0);
  await expect(termOf(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tipOf(page), 'the next term has its own').toHaveCount(1);
});

test('a term that the Tab key scrolls to shows its meaning beside it, and a scroll of the reader closes it', async ({
  page,
}) => {
  await openHydrated(page, '/administration/user-management');
  const terms = page.locator('main a[href*="/about/terms#"]');
  const [first, second] = [terms.nth(0), terms.nth(1)];
  const { y = 0 } = (await second.boundingBox()) ?? {};
  await page.setViewportSize({ width: 1440, height: Math.round(y) + 4 });
  await first.focus();
  await expect(tipOf(page), 'its code is there').toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(second).toBeFocused();
  await drawnFrames(page, 3);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(tipOf(page)).toBeInViewport({ ratio: 1 });
  const [words, tip] = [await second.boundingBox(), await tipOf(page).boundingBox()];
  expect(Math.abs((tip?.y ?? 0) + (tip?.height ?? 0) - (words?.y ?? 0)), 'it is right above the words').toBeLessThan(
    10,
  );
  await page.mouse.wheel(0, 100);
  await expect(tipOf(page)).toHaveCount(0);
});

test('the pointer may go from the term to the tip, which goes when it leaves both, and a click follows the link', async ({
  page,
}) => {
  await openHydrated(page, address);
  await termOf(page).hover();
  await expect(tipOf(page)).toBeVisible();
  await expectNoFindingsInBothModes(page, 'with the tip', { within: ['main', '[role="tooltip"]'] });
  await expect(tipOf(page), 'it is there to the end').toBeVisible();
  await tipOf(page).hover();
  // A timer that is set later and is as long ends later.
  await page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), leavingTime);
  await expect(tipOf(page)).toBeVisible();
  await page.getByRole('heading', { name: 'Bad' }).hover();
  await expect(tipOf(page)).toHaveCount(0);
  await termOf(page).click();
  await expect(page).toHaveURL(siteUrl('gallery') + target);
});

test('a tip does not stay when another page takes the place of its own', async ({ page }) => {
  await openHydrated(page, '/development/notes');
  await page.locator('main a[class*="term"]').first().hover();
  await expect(tipOf(page)).toBeVisible();
  await page.keyboard.press(']');
  await expect(page).not.toHaveURL(/notes/);
  await expect(tipOf(page)).toHaveCount(0);
});

test('a tip whose code comes when the pointer has left the term is not shown', async ({ page }) => {
  await openHydrated(page, address);
  const scripts = await holdScripts(page);
  await termOf(page).hover();
  await scripts.asked;
  await page.getByRole('heading', { name: 'Bad' }).hover();
  const arrived = page.waitForResponse('**/assets/js/*.js');
  scripts.release();
  await (await arrived).finished();
  await drawnFrames(page, 10);
  await expect(tipOf(page)).toHaveCount(0);
  await termOf(page).hover();
  await expect(tipOf(page)).toBeVisible();
});

test('the place of a term on the page of the terms is seen below the navigation bar', async ({ page }) => {
  await openHydrated(page, target);
  const place = page.locator(target.slice(target.indexOf('#')));
  await expect(place).toHaveText('hand-over');
  await expect(place).toBeInViewport();
  const [bar, box] = [await page.locator('nav.navbar').boundingBox(), await place.boundingBox()];
  expect(bar && box && box.y >= bar.y + bar.height).toBe(true);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('the first touch shows the meaning inside the screen, one elsewhere closes it, the second follows the link', async ({
    page,
  }) => {
    await openHydrated(page, address);
    await termOf(page).tap();
    await expect(tipOf(page)).toHaveText(meaning);
    const box = await tipOf(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    await expect(page).toHaveURL(address);
    await page.getByRole('heading', { name: 'Bad' }).tap();
    await expect(tipOf(page)).toHaveCount(0);
    await termOf(page).tap();
    await expect(tipOf(page)).toHaveText(meaning);
    await expect(page).toHaveURL(address);
    await termOf(page).tap();
    await expect(page).toHaveURL(siteUrl('gallery') + target);
  });

  test('a key after a touch follows the link', async ({ page }) => {
    await openHydrated(page, address);
    await termOf(page).tap();
    await expect(tipOf(page)).toHaveText(meaning);
    await page.keyboard.press('Escape');
    await expect(termOf(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(siteUrl('gallery') + target);
  });

  test('a tip that cannot be loaded does not block the link', async ({ page }) => {
    await openHydrated(page, address);
    await failScripts(page);
    await termOf(page).tap();
    await expect(page).toHaveURL(siteUrl('gallery') + target);
  });
});
