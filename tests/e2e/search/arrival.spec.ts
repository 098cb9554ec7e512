import { openHydrated } from '../../helpers/hydrated';
import { boxOf, fieldOf, findSome, optionsOf, panelOf, searchPage } from '../../helpers/search';
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

type Marks = Awaited<ReturnType<typeof markedIn>>;

/** Waits for it: the address changes before the page does, and until then the marks are those of the page before. */
const expectMarked = (page: Page, what: string, isTrue: (marks: Marks) => boolean) =>
  expect.poll(async () => isTrue(await markedIn(page)), what).toBe(true);

const areInArticle = (marks: Marks) => marks.length > 0 && marks.every(({ inArticle }) => inArticle);

/** Searches on the page that is open, and opens the first result whose address has this form. */
async function goOn(page: Page, query: string, address: RegExp): Promise<void> {
  const addresses = () => optionsOf(page).evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  // The results of the last query are gone before those of the next one come.
  await fieldOf(page).fill('');
  await expect(panelOf(page)).toBeHidden();
  await fieldOf(page).fill(query);
  await expect.poll(addresses).toContainEqual(expect.stringMatching(address));
  await optionsOf(page)
    .nth((await addresses()).findIndex((one) => address.test(one)))
    .click();
  await expect(page).toHaveURL(address);
  await expect(buttonOf(page)).toBeVisible();
}

/** The same from the page of contents, which is opened. */
async function arrive(page: Page, query: string, address: RegExp): Promise<void> {
  await openHydrated(page, searchPage);
  await goOn(page, query, address);
}

test('words are marked in the part of the page that is read, and nothing changes in it', async ({ page }) => {
  await test.step('on a document in the article, by their stems', async () => {
    await arrive(page, 'dictionary', /\/slovari$/);
    const marked = await markedIn(page);
    const texts = marked.map(({ text }) => text.toLowerCase());
    expect(texts).toContain('dictionary');
    expect(texts).toContain('dictionaries');
    expect(marked.every(({ inArticle }) => inArticle)).toBe(true);
    await expect(buttonOf(page)).toContainText(String(marked.length));
    await expect(page.locator('article mark')).toHaveCount(0);
  });
  await test.step('on a post in the article', async () => {
    await goOn(page, 'dictionary release notes', /\/blog\/0/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Release 0/);
    await expectMarked(page, 'marks in the article', areInArticle);
  });
  await test.step('in code', async () => {
    await goOn(page, 'dict', /\/slovari$/);
    await expectMarked(page, 'a mark in code', (marks) => marks.some(({ inCode }) => inCode));
  });
  await test.step('on any other page in the main part', async () => {
    await goOn(page, 'Full documentation', /\/full_documentation$/);
    await expectMarked(
      page,
      'marks in the main part, which has no article',
      (marks) => marks.every(({ inMain }) => inMain) && marks.some(({ inArticle }) => !inArticle),
    );
  });
});

test('the code of an error leads to its row in the table of all codes', async ({ page }) => {
  await openHydrated(page, searchPage);
  await fieldOf(page).fill('29008');
  await expect(optionsOf(page).first()).toHaveAttribute('href', /special-symbols-in-rules#all-codes$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/special-symbols-in-rules#code-29008$/);
  const row = page.locator('[id="code-29008"]');
  await expect(row).toBeInViewport();
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expectMarked(page, 'the code', (marks) => marks.some(({ text }) => text === '29008'));
  await page.goBack();
  await expect(page, 'no step on the way').toHaveURL(searchPage);
});

test('marks stay while Escape is for the box, end with Escape, the button, another page and a reload, and do not come back', async ({
  page,
}) => {
  await arrive(page, 'dictionary', /\/slovari$/);
  await test.step('Escape in the box is for the box', async () => {
    await fieldOf(page).click();
    await expect(optionsOf(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(optionsOf(page).first()).toBeHidden();
    await expect(buttonOf(page)).toBeVisible();
    await fieldOf(page).blur();
  });
  await test.step('going back and forward marks nothing again', async () => {
    await page.goBack();
    await expect(buttonOf(page)).toHaveCount(0);
    await page.goForward();
    await expect(page).toHaveURL(/\/slovari$/);
    await drawnFrames(page, 10);
    await expect(buttonOf(page)).toHaveCount(0);
  });
  for (const [name, end] of [
    ['Escape', () => page.keyboard.press('Escape')],
    ['the button', () => buttonOf(page).click()],
    ['another page', () => page.locator('a.pagination-nav__link--next').click()],
    ['loading the page anew', () => page.reload()],
  ] as const) {
    await test.step(`${name} ends the marks`, async () => {
      await goOn(page, 'dictionary', /\/slovari$/);
      expect(await markedIn(page)).not.toEqual([]);
      await end();
      await expect(buttonOf(page)).toHaveCount(0);
      // The button goes at once, and the marks after the next frame.
      await expect.poll(() => markedIn(page)).toEqual([]);
    });
  }
});

test('a reader who goes back before the code of the marks has come has none on the page before', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await setNoPrefetch(page);
  // The scripts of the page itself are there already.
  await openHydrated(page, '/development/assistant-elements/slovari');
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Contents' }).click();
  await expect(heading).toHaveText('Contents');
  await fieldOf(page).fill('dictionary');
  await expect(optionsOf(page).first()).toBeVisible();
  const scripts = await holdScripts(page);
  await page.keyboard.press('Enter');
  await scripts.asked;
  await expect(heading).toHaveText('Dictionaries');
  await page.goBack();
  await expect(heading).toHaveText('Contents');
  const arrived = page.waitForResponse('**/assets/js/*.js');
  scripts.release();
  await (await arrived).finished();
  await drawnFrames(page, 10);
  await expect(buttonOf(page)).toHaveCount(0);
  expect(await markedIn(page)).toEqual([]);
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

  test('words of the text become marks, code and buttons stay as they are, the text is whole after, and such a page is left without an error', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await openHydrated(page, '/development/assistant-elements/slovari');
    // Buttons that need script come after the page.
    await expect(page.getByRole('button', { name: 'Try it' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enlarge' }).first()).toBeVisible();
    const whole = await page.locator('article').innerText();
    await arrive(page, 'dictionary', /\/slovari$/);
    await expect(page.locator('article mark').first()).toHaveText(/^dictionar/i);
    await expect(page.locator('article').locator('pre, code, button').locator('mark')).toHaveCount(0);
    expect(await page.locator('article').innerText()).toBe(whole);
    await page.keyboard.press('Escape');
    await expect(page.locator('article mark')).toHaveCount(0);
    expect(await page.locator('article').innerText()).toBe(whole);

    await goOn(page, 'dictionary', /\/slovari$/);
    await expect(page.locator('article mark').first()).toBeVisible();
    await page.locator('a.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(/\/slovari$/);
    await expect(page.locator('article mark')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
});
