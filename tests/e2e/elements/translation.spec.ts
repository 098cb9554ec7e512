import { openHydrated } from '../../helpers/hydrated';
import { fieldOf, optionsOf } from '../../helpers/search';
import { expect, type Page, test } from '../../helpers/test';

/** Puts new elements in the place of the texts, as Google Translate does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.translate) found.push(text as Text);
    }
    for (const text of found) {
      const translated = document.createElement('font');
      translated.textContent = 'перевод';
      text.replaceWith(translated);
    }
  });

test.describe('a browser that translates the page', () => {
  test('leaves code, names and values as they are', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, '/development/branches');
    const block = page.locator('.theme-code-block').first();
    const code = await block.locator('code').textContent();
    await translate(page);
    await expect(page.locator('article p').first()).toContainText('перевод');
    await expect(page.locator('article p > code').first()).toHaveText('main');
    await block.locator('button').last().click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });

  test('leaves nothing of an excerpt in the next one of the same section', async ({ page }) => {
    await openHydrated(page, '/development/branches');
    await fieldOf(page).fill('merge');
    const result = optionsOf(page).and(page.locator('[href="/development/branches"]'));
    const excerpt = result.locator('.dos-search__context');
    await expect(excerpt).toContainText('has been merged');
    await translate(page);
    await expect(excerpt).toHaveText(/^перевод/);
    await fieldOf(page).fill('merge branches');
    await expect(excerpt).toContainText('stays ready');
    await expect(excerpt).not.toContainText('перевод');
  });
});
