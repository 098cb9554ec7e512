import { openHydrated } from '../../helpers/hydrated';
import { expect, test } from '../../helpers/test';

test('a browser that translates a page leaves its code, names and values as they are', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, '/development/branches');
  const block = page.locator('.theme-code-block').first();
  const code = await block.locator('code').textContent();
  await page.locator('article').evaluate((article) => {
    const texts = document.createNodeIterator(article, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.translate) text.nodeValue = 'перевод';
    }
  });
  await expect(page.locator('article p').first()).toContainText('перевод');
  await expect(page.locator('article p > code').first()).toHaveText('main');
  await block.locator('button').last().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});
