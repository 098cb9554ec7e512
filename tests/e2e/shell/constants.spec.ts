import { readPosts } from '../../../src/data/posts';
import { at } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { navbarOf } from '../../helpers/shell';
import { expect, test } from '../../helpers/test';

test('Default language is English; the language setting offers English only', async ({ page }) => {
  await openHydrated(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(
    page.locator('link[rel="alternate"][hreflang]:not([hreflang="en"], [hreflang="x-default"])'),
  ).toHaveCount(0);
});

test('Docs site version 1.5.0', async ({ page }) => {
  await openHydrated(page, '/');
  await expect(navbarOf(page).getByText('1.5.0', { exact: true })).toBeVisible();
});

test('The blog sidebar lists all posts', async ({ page }) => {
  await openHydrated(page, '/blog');
  const posts = page.getByRole('navigation', { name: 'All releases' }).locator(`a[href^="${at('/blog/0.')}"]`);
  await expect(posts).toHaveCount(readPosts('.').length);
});

for (const { address, posts } of [
  { address: '/blog', posts: 10 },
  { address: '/blog/page/5', posts: 5 },
  { address: '/blog/tags/dialogos', posts: 10 },
]) {
  test(`Blog list pages hold 10 posts each: ${address}`, async ({ page }) => {
    await openHydrated(page, address);
    await expect(page.locator('main article')).toHaveCount(posts);
  });
}
