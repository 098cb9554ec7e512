import { readPosts } from '../../../src/data/posts';
import { belowToo } from '../../config/addressTests';
import { at, siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { expect, test } from '../../helpers/test';

const posts = readPosts('.');

const files = {
  '/blog/rss.xml': { type: 'application/rss+xml', served: /^(text|application)\/xml/ },
  '/blog/atom.xml': { type: 'application/atom+xml', served: /^(text|application)\/xml/ },
  '/blog/feed.json': { type: 'application/feed+json', served: /^application\/json/ },
};

test(
  'pages of the release notes name the three feeds, and the server has them',
  belowToo,
  async ({ page, request }) => {
    for (const address of ['/blog', '/blog/0.72.0', '/blog/archive']) {
      await openHydrated(page, siteUrl('main') + address);
      for (const [file, { type }] of Object.entries(files)) {
        await expect(page.locator(`link[rel="alternate"][type="${type}"]`)).toHaveAttribute('href', at(file));
      }
    }
    for (const [file, { served }] of Object.entries(files)) {
      const response = await request.get(siteUrl('main') + file);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toMatch(served);
    }
  },
);

test('the list of release notes leads to the archive and to the feeds, also without script', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${siteUrl('main')}/blog`);
  const header = page.getByRole('main').locator('header').first();
  await expect(header.getByRole('link')).toHaveText(['all releases on one page', 'RSS', 'Atom', 'JSON Feed']);
  await header.getByRole('link', { name: 'Atom' }).click();
  await expect(page).toHaveURL(at('/blog/atom.xml'));
  await expect(page.locator('entry')).toHaveCount(posts.length);
  const item = page.locator('entry').first().getByRole('link', { name: 'Analytics' }).first();
  await expect(item, 'links of items can be followed').toBeVisible();
  await expect(item).toHaveAttribute('href', /^https:.*\/blog\/0\.72\.0#report-version-filter$/);
  await page.close();
});

for (const [file, { entry, day }] of Object.entries({
  '/blog/rss.xml': { entry: 'item', day: 'pubDate' },
  '/blog/atom.xml': { entry: 'entry', day: 'published' },
})) {
  test(`a browser shows ${file} as a page that can be read, at 1440 and at 390 px`, belowToo, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      // An XML file names no icon, so the browser asks for the one of old times.
      if (!message.location().url.endsWith('/favicon.ico')) complaints.push(message.text());
    });
    await page.goto(siteUrl('main') + file);
    await expect(page.locator(entry)).toHaveCount(posts.length);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const { display, hint } = await page
        .locator(`${entry} > title`)
        .first()
        .evaluate((title) => ({
          display: getComputedStyle(title).display,
          hint: getComputedStyle(document.querySelector('title') as Element, '::before').content,
        }));
      expect(display).toBe('block');
      expect(hint).toContain('This is a feed.');
      await expect(page.locator(`${entry} > ${day}`).first()).toBeVisible();
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, `pixels of sideways scroll at ${width} px`).toBe(0);
    }
    expect(complaints).toEqual([]);
  });
}
