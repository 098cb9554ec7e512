import { openHydrated } from '../../helpers/hydrated';
import { boxOf, fieldOf, findSome, optionsOf } from '../../helpers/search';
import { drawnFrames, holdScripts, setNoPrefetch } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';

const buttonOf = (page: Page) => page.getByRole('button', { name: 'Remove highlights' });

/** The texts that are marked by the browser, and the elements that hold them. */
const markedIn = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('dos-search') ?? [])].map((range) => ({
      text: (range as Range).toString(),
      inArticle: Boolean(range.startContainer.parentElement?.closest('article')),
      inMain: Boolean(range.startContainer.parentElement?.closest('main')),
      inCode: Boolean(range.startContainer.parentElement?.closest('pre, code')),
    })),
  );

/** Opens the first result whose address has this form. */
async function arrive(page: Page, query: string, address: RegExp): Promise<void> {
  await findSome(page, query);
  const options = await optionsOf(page).all();
  for (const option of options) {
    if (address.test((await option.getAttribute('href')) ?? '')) {
      await option.click();
      await expect(page).toHaveURL(address);
      return;
    }
  }
  throw new Error(`No result for "${query}" has an address like ${address}.`);
}

test('on a document the words are marked in the article by their stems, and nothing changes in it', async ({
  page,
}) => {
  await arrive(page, 'dictionary', /\/slovari$/);
  await expect(buttonOf(page)).toBeVisible();
  const marked = await markedIn(page);
  const texts = marked.map(({ text }) => text.toLowerCase());
  expect(texts).toContain('dictionary');
  expect(texts).toContain('dictionaries');
  expect(marked.every(({ inArticle }) => inArticle)).toBe(true);
  await expect(buttonOf(page)).toContainText(String(marked.length));
  await expect(page.locator('article mark')).toHaveCount(0);
});

test('on a post the words are marked in the article', async ({ page }) => {
  await arrive(page, 'dictionary release notes', /^(?:.*)\/blog\/0/);
  await expect(buttonOf(page)).toBeVisible();
  const marked = await markedIn(page);
  expect(marked.length).toBeGreaterThan(0);
  expect(marked.every(({ inArticle }) => inArticle)).toBe(true);
});

test('on any other page the words are marked in the main part', async ({ page }) => {
  await arrive(page, 'Full documentation', /\/full_documentation$/);
  await expect(buttonOf(page)).toBeVisible();
  const marked = await markedIn(page);
  expect(marked.length).toBeGreaterThan(0);
  expect(marked.every(({ inMain }) => inMain)).toBe(true);
  expect(
    marked.some(({ inArticle }) => !inArticle),
    'the page has no article',
  ).toBe(true);
});

test('words in code are marked, too', async ({ page }) => {
  await arrive(page, 'dict', /\/slovari$/);
  await expect(buttonOf(page)).toBeVisible();
  expect((await markedIn(page)).some(({ inCode }) => inCode)).toBe(true);
});

for (const [name, end] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['the button', (page: Page) => buttonOf(page).click()],
  ['another page', (page: Page) => page.locator('a.pagination-nav__link--next').click()],
  ['loading the page anew', (page: Page) => page.reload()],
] as const) {
  test(`${name} ends the marks`, async ({ page }) => {
    await arrive(page, 'dictionary', /\/slovari$/);
    await expect(buttonOf(page)).toBeVisible();
    await end(page);
    await expect(buttonOf(page)).toHaveCount(0);
    // The button goes at once, and the marks after the next frame.
    await expect.poll(() => markedIn(page)).toEqual([]);
  });
}

test('Escape in the box is for the box', async ({ page }) => {
  await arrive(page, 'dictionary', /\/slovari$/);
  await expect(buttonOf(page)).toBeVisible();
  await fieldOf(page).click();
  await expect(optionsOf(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(optionsOf(page).first()).toBeHidden();
  await expect(buttonOf(page)).toBeVisible();
});

test('going back and forward marks nothing again', async ({ page }) => {
  await arrive(page, 'dictionary', /\/slovari$/);
  await expect(buttonOf(page)).toBeVisible();
  await page.goBack();
  await expect(buttonOf(page)).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(/\/slovari$/);
  await page.waitForLoadState('networkidle');
  await expect(buttonOf(page)).toHaveCount(0);
});

test('a page that arrives takes the focus, but not from a reader who has come back to the box', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await setNoPrefetch(page);
  await findSome(page, 'dictionary');
  const scripts = await holdScripts(page);
  await page.keyboard.press('Enter');
  await scripts.asked;
  await expect(boxOf(page)).not.toHaveAttribute('data-active');
  await fieldOf(page).click();
  await fieldOf(page).fill('branches');
  await expect(heading).toHaveText('Contents');
  scripts.release();
  await expect(heading).toHaveText('Dictionaries');
  await expect(buttonOf(page), 'all that comes with the page is here').toBeVisible();
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveValue('branches');
  await expect(optionsOf(page).first()).toBeVisible();

  await page.keyboard.press('Enter');
  await expect(heading).not.toHaveText('Dictionaries');
  // The focus follows the first frame of the page.
  await drawnFrames(page, 10);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test.describe('in a browser that cannot mark by itself', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(CSS, 'highlights');
    }),
  );

  test('words of the text become marks, code and buttons stay as they are, and the text is whole after', async ({
    page,
  }) => {
    await openHydrated(page, '/development/assistant-elements/slovari');
    // Buttons that need script come after the page.
    await expect(page.getByRole('button', { name: 'Try it' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open large' }).first()).toBeVisible();
    const whole = await page.locator('article').innerText();
    await arrive(page, 'dictionary', /\/slovari$/);
    await expect(buttonOf(page)).toBeVisible();
    await expect(page.locator('article mark').first()).toHaveText(/^dictionar/i);
    await expect(page.locator('article').locator('pre, code, button').locator('mark')).toHaveCount(0);
    expect(await page.locator('article').innerText()).toBe(whole);
    await page.keyboard.press('Escape');
    await expect(page.locator('article mark')).toHaveCount(0);
    expect(await page.locator('article').innerText()).toBe(whole);
  });

  test('a page with marks is left without an error', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await arrive(page, 'dictionary', /\/slovari$/);
    await expect(page.locator('article mark').first()).toBeVisible();
    await page.locator('a.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(/\/slovari$/);
    await expect(page.locator('article mark')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
});
