import { openHydrated } from '../../helpers/hydrated';
import { boxOf, fieldOf, findSome, holdIndexes, optionsOf, panelOf, searchPage, someQuery } from '../../helpers/search';
import { drawnFrames, mobileBreakpoint } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

/** Width of the box in the bar, which is a round button. */
const closedWidth = 40;
const phone = { width: 390, height: 800 };

const isInert = (page: Page) => page.locator('main').evaluate((main) => main.closest('[inert]') !== null);

test('the box is a sheet over the whole page, and Cancel ends it', async ({ page }) => {
  await page.setViewportSize(phone);
  await openHydrated(page, searchPage);
  for (const width of [phone.width, mobileBreakpoint]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const closed = await boxOf(page).boundingBox();
      const before = await page.locator('[inert]').count();
      expect(closed?.width).toBe(closedWidth);
      await expect(boxOf(page).getByTitle('Cancel')).toBeHidden();
      await fieldOf(page).click();
      await expect(fieldOf(page)).toBeFocused();
      expect(await boxOf(page).boundingBox()).toEqual({ x: 0, y: 0, width, height: 800 });
      await fieldOf(page).fill('');
      await fieldOf(page).pressSequentially('dictionary');
      await expect(optionsOf(page).first()).toBeVisible();
      expect(await isInert(page), 'what it covers cannot be reached').toBe(true);
      await boxOf(page).getByTitle('Cancel').click();
      await expect(panelOf(page)).toBeHidden();
      expect(await boxOf(page).boundingBox()).toEqual(closed);
      await expect(page.locator('[inert]')).toHaveCount(before);
      await expect(page.locator('html')).not.toHaveAttribute('data-searching');
    });
  }

  await test.step('going back on Android closes it, as Escape does, which browsers treat in the same way', async () => {
    await fieldOf(page).click();
    await expect(panelOf(page)).toBeVisible();
    await boxOf(page).getByTitle('Clear').press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await expect.poll(() => isInert(page)).toBe(false);
  });
});

test('Cancel after Enter is the end, although the index comes later', async ({ page }) => {
  await page.setViewportSize(phone);
  const release = await holdIndexes(page);
  await openHydrated(page, searchPage);
  await fieldOf(page).click();
  await fieldOf(page).fill(someQuery);
  await expect(boxOf(page)).toHaveAttribute('data-status', 'stalled');
  await page.keyboard.press('Enter');
  await boxOf(page).getByTitle('Cancel').click();
  release();
  await expect(boxOf(page), 'the answer has come').toHaveAttribute('data-status', 'idle');
  await drawnFrames(page, 2);
  await expect(page).toHaveURL(new RegExp(`${searchPage}$`));
});

test('the empty sheet says what to type and leads to all pages', async ({ page }) => {
  await page.setViewportSize(phone);
  await openHydrated(page, '/about/terms');
  await expect(fieldOf(page)).not.toHaveAttribute('aria-controls');
  await fieldOf(page).click();
  await expect(boxOf(page).getByText('Type a word or a question.')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(boxOf(page).getByRole('link', { name: 'See all pages' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${searchPage}$`));
  await expect.poll(async () => (await boxOf(page).boundingBox())?.width).toBe(closedWidth);
});

test('a third Escape ends the sheet, and so does a result', async ({ page }) => {
  await page.setViewportSize(phone);
  await findSome(page);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  expect((await boxOf(page).boundingBox())?.width).toBe(closedWidth);

  await fieldOf(page).click();
  await fieldOf(page).fill(someQuery);
  await optionsOf(page).first().click();
  await expect(page).not.toHaveURL(new RegExp(`${searchPage}$`));
  await expect.poll(async () => (await boxOf(page).boundingBox())?.width).toBe(closedWidth);
  await expect.poll(() => isInert(page)).toBe(false);
});

test('the Tab key passes the field that is shut; Enter on its button opens it, and Escape and Cancel lead back', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openHydrated(page, searchPage);
  const button = boxOf(page).getByTitle('Submit');
  const width = async () => (await boxOf(page).boundingBox())?.width;
  await button.focus();
  await page.keyboard.press('Tab');
  await expect(boxOf(page).locator(':focus')).toHaveCount(0);
  expect(await width()).toBe(closedWidth);
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(width).toBe(phone.width);
  await expect(boxOf(page).getByText('Type a word or a question.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  expect(await width()).toBe(closedWidth);

  await page.keyboard.press('Enter');
  await page.keyboard.type(someQuery);
  await expect(optionsOf(page).first()).toBeVisible();
  for (const key of ['Enter', 'Escape']) {
    await boxOf(page).getByTitle('Cancel').press(key);
    await expect(button).toBeFocused();
    expect(await width()).toBe(closedWidth);
    await page.keyboard.press('Enter');
    await expect.poll(width).toBe(phone.width);
    await expect(fieldOf(page)).toHaveValue(someQuery);
  }
  await boxOf(page).getByTitle('Cancel').press('Enter');
  await expect(button).toBeFocused();
  expect(await width()).toBe(closedWidth);
  const opening = await boxOf(page).evaluateHandle((box) => ({
    isCovered: new Promise<boolean>((resolve) => {
      const look = () => resolve(document.querySelector('main[inert], [inert] main') !== null);
      new MutationObserver(look).observe(box, { attributes: true, attributeFilter: ['data-active'] });
    }),
  }));
  await page.keyboard.press('Enter');
  const isCovered = await opening.evaluate((at) => at.isCovered);
  expect(isCovered, 'keys reach the sheet in the moment in which it opens').toBe(true);
  await expect(page, 'what cannot be seen is not submitted').toHaveURL(new RegExp(`${searchPage}$`));
  await page.setViewportSize({ width: mobileBreakpoint + 1, height: 800 });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(fieldOf(page), 'a wide field is a stop').toBeFocused();
});

test('one pixel wider it is a panel below the box, and a window that becomes narrow turns it into the sheet until it is wide again', async ({
  page,
}) => {
  await page.setViewportSize({ width: mobileBreakpoint + 1, height: 800 });
  await findSome(page);
  expect((await panelOf(page).boundingBox())?.y).toBeGreaterThan(50);
  await expect(boxOf(page).getByTitle('Cancel')).toBeHidden();
  await expect(page.locator('[inert]')).toHaveCount(0);

  await page.setViewportSize({ width: 600, height: 700 });
  await expect.poll(() => boxOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 600, height: 700 });
  await expect(page.locator('main')).toHaveCount(1);
  await expect.poll(() => page.locator('[inert]').count()).toBeGreaterThan(0);
  await page.setViewportSize({ width: mobileBreakpoint + 1, height: 800 });
  await expect(page.locator('[inert]'), 'the page can be used again').toHaveCount(0);
});
