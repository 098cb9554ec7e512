import { at } from '../../config/sites';
import { hostileQueries } from '../../helpers/hostileQueries';
import { openHydrated } from '../../helpers/hydrated';
import {
  boxOf,
  changeDocuments,
  fieldOf,
  findNothing,
  findSome,
  listOf,
  optionsOf,
  panelOf,
  searchPage,
  statusOf,
} from '../../helpers/search';
import { expect, test } from '../../helpers/test';

/** Characters that the panel shows of results without their texts. */
const storedCharacters = 53;

test('the panel opens with results or with words that there are none, and for nothing else, and takes what is pasted and what is hostile as text', async ({
  page,
  context,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('dialog', (dialog) => errors.push(dialog.message()));
  await openHydrated(page, searchPage);
  await test.step('the box: placeholder Search, at most 512 characters, titles Clear, Cancel and Submit', async () => {
    await expect(fieldOf(page)).toHaveAttribute('placeholder', 'Search');
    await expect(fieldOf(page)).toHaveAttribute('maxlength', '512');
    for (const title of ['Clear', 'Cancel', 'Submit']) {
      await expect(page.locator(`.dos-search button[title="${title}"]`)).toHaveCount(1);
    }
  });
  await fieldOf(page).click();
  await expect(page.locator('.dos-search__panel')).toBeAttached();
  await expect(panelOf(page)).toBeHidden();
  await fieldOf(page).pressSequentially('   ');
  await page.waitForLoadState('networkidle');
  await expect(panelOf(page)).toBeHidden();
  await fieldOf(page).fill('dictionary');
  await expect(listOf(page)).toBeVisible();
  await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(fieldOf(page)).toHaveAttribute('aria-controls', (await listOf(page).getAttribute('id')) ?? '');
  await fieldOf(page).fill('qqzzxxww');
  await findNothing(page, 'qqzzxxww');
  await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'false');
  await fieldOf(page).fill('');
  await expect(panelOf(page)).toBeHidden();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const length of [512, 100_000]) {
    await test.step(`a text of ${length} characters`, async () => {
      await page.evaluate(
        (text) => navigator.clipboard.writeText(text),
        'word '.repeat(length / 5 + 1).slice(0, length),
      );
      await fieldOf(page).fill('');
      await expect(panelOf(page)).toBeHidden();
      await page.keyboard.press('ControlOrMeta+v');
      await expect(panelOf(page)).toBeVisible();
      expect((await fieldOf(page).inputValue()).length).toBe(512);
      await expect(boxOf(page)).toHaveAttribute('data-status', 'idle');
    });
  }
  await test.step('a long word stays inside the panel', async () => {
    await fieldOf(page).fill('q'.repeat(512));
    await findNothing(page, 'q'.repeat(512));
    const overflow = await panelOf(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(overflow).toBe(0);
  });
  await test.step('hostile queries are text', async () => {
    for (const [what, query] of hostileQueries) {
      await fieldOf(page).fill(query);
      await expect(boxOf(page), what).toHaveAttribute('data-status', 'idle');
      await expect(panelOf(page).locator('img')).toHaveCount(0);
    }
    expect(errors).toEqual([]);
  });
});

test('results show where they are and what they say, notes what was looked up instead and what is wrong, and there is a way on', async ({
  page,
}) => {
  await findSome(page);
  await test.step('a result shows its section, its page when that has another title, and its words marked', async () => {
    const ofPage = optionsOf(page)
      .filter({ hasText: /^Dictionaries/ })
      .first();
    await expect(ofPage.locator('.dos-search__title mark')).toHaveText('Dictionaries');
    await expect(ofPage.locator('.dos-search__of')).toHaveCount(0);
    await expect(ofPage.locator('.dos-search__context')).toContainText(/\w{3}/);

    let sections = 0;
    for (const option of await optionsOf(page).all()) {
      const title = await option.locator('.dos-search__title').textContent();
      const others = await option.locator('.dos-search__of').allTextContents();
      expect(others).not.toContain(title);
      const hasHash = ((await option.getAttribute('href')) ?? '').includes('#');
      expect(others.length, title ?? '').toBe(hasHash ? 1 : 0);
      sections += others.length;
    }
    expect(sections).toBeGreaterThan(0);
  });
  await test.step('a piece of the text around the words fills the width, is cut at words, and says where it stands', async () => {
    const contexts = optionsOf(page).locator('.dos-search__context');
    await expect
      .poll(async () => Math.max(...(await contexts.allInnerTexts()).map(({ length }) => length)))
      .toBeGreaterThan(120);
    const texts = await contexts.allInnerTexts();
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter(({ length }) => length > storedCharacters).length).toBeGreaterThan(texts.length / 2);
    for (const text of texts) expect(text).toMatch(/^…?\S.*(?:\S…|[^…])$/su);
    await expect(contexts.first().locator('mark').first()).toHaveText(/^dictionar/i);
    const first = optionsOf(page).first();
    await expect(first.locator('.dos-search__kind')).toHaveText('Guide');
    await expect(first.locator('.dos-search__place')).toHaveText(['Development', 'Assistant elements']);
    await expect(first).toHaveAccessibleName(/ Development ?, Assistant elements /);
  });
  await test.step('the sections of a page stand together below it', async () => {
    const addresses = await optionsOf(page).evaluateAll((all) =>
      all.map((one) => one.getAttribute('href')?.replace(/#.*/, '')),
    );
    const runs = addresses.filter((address, at) => address !== addresses[at - 1]);
    expect(runs.length).toBeLessThan(addresses.length);
    expect(new Set(runs).size).toBe(runs.length);
    await expect(listOf(page).getByRole('group')).toHaveCount(runs.length);
  });
  await test.step('the number of results is announced, and that there are none', async () => {
    await expect(statusOf(page)).toHaveText(`${await optionsOf(page).count()} results`);
    await fieldOf(page).fill('qqzzxxww');
    await expect(statusOf(page)).toHaveText('No results for “qqzzxxww”');
    await page.keyboard.press('Escape');
    await expect(statusOf(page)).toHaveText('');
  });
  for (const [query, kind] of [
    ['%user_name', 'Reference'],
    ['Chat.init', 'API operation'],
    ['release 0.72.0', 'Release notes'],
  ] as const) {
    await test.step(`the kind of a page has its sign: ${kind}`, async () => {
      await fieldOf(page).fill(query);
      const sign = optionsOf(page).first().locator('.dos-search__kind');
      await expect(sign).toHaveText(kind);
      const drawn = await sign.evaluate((one) => getComputedStyle(one, '::before').maskImage);
      expect(drawn).toContain('data:image/svg+xml');
    });
  }
  const notes = panelOf(page).locator('.dos-search__note');
  await test.step('words that were looked up instead are said', async () => {
    await fieldOf(page).fill('ckjdfhm');
    await expect(notes).toHaveText('Results for “словарь” instead of “ckjdfhm”');
    await expect(statusOf(page)).toHaveText(/^Results for “словарь” instead of “ckjdfhm”\. \d+ results$/);
  });
  await test.step('a fault of the query syntax is said as a note above the plain results', async () => {
    await fieldOf(page).fill('dictionary~x');
    await expect(notes.first()).toContainText(/edit distance must be numeric/i);
    await expect(optionsOf(page).first()).toContainText(/dictionar/i);
  });
  await test.step('words of the texts and the contents are offered, by keyboard too', async () => {
    await fieldOf(page).fill('qqzzxx wwvvkk publication');
    await findNothing(page, 'qqzzxx wwvvkk publication');
    await page.keyboard.press('ArrowDown');
    await expect(panelOf(page).getByRole('button', { name: 'publication' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(panelOf(page).getByRole('link', { name: 'See all pages' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(optionsOf(page).first()).toBeVisible();
    await expect(fieldOf(page)).toBeFocused();
    await expect(fieldOf(page)).toHaveValue('publication');
  });
});

test('without the texts of a page its results show what the index has', async ({ page }) => {
  await page.route(/\/search-text\//, (route) => route.abort());
  await findSome(page);
  await page.waitForLoadState('networkidle');
  await expect(optionsOf(page).first().locator('.dos-search__context')).toContainText(/\w{3}.*…$/);
});

test('hostile titles and texts of the index are text', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('dialog', (dialog) => errors.push(dialog.message()));
  const hostile = '<img src=x onerror=alert(1)> dictionary';
  await changeDocuments(page, () => ({ sectionTitle: hostile, pageTitle: `2 ${hostile}`, content: `3 ${hostile}` }));
  await findSome(page);
  await expect(optionsOf(page).first()).toContainText(hostile);
  await expect(panelOf(page).locator('img')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no box that does nothing', async ({ page }) => {
    await page.goto(at(searchPage));
    await expect(page.locator('nav.navbar')).toBeVisible();
    await expect(page.locator('.dos-search')).toBeHidden();
  });
});
