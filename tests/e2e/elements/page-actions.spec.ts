import { belowToo, firstBelowToo } from '../../config/addressTests';
import { at, siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { expect, type Page, type Route, test } from '../../helpers/test';

/** Pages with their Markdown texts, each with another way in which a text may not come. */
const markdownFiles: { address: string; file: string; fail: (route: Route) => Promise<void> }[] = [
  { address: '/', file: '/index.md', fail: (route) => route.abort() },
  { address: '/about/terms', file: '/about/terms.md', fail: (route) => route.fulfill({ status: 404, body: 'Gone' }) },
  // Some hosts answer every address with a page.
  {
    address: '/blog/0.72.0',
    file: '/blog/0.72.0.md',
    fail: (route) => route.fulfill({ contentType: 'text/html', body: '<p>A page' }),
  },
];

const statusOf = (page: Page) => page.locator('.dos-page-actions').getByRole('status');

test.describe('page actions', () => {
  for (const [index, { address, file, fail }] of markdownFiles.entries()) {
    test(
      `${address} leads to its Markdown text, copies it, and says what to do when that fails`,
      firstBelowToo(index),
      async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await openHydrated(page, address);
        const link = page.getByRole('link', { name: 'View Markdown' });
        const copy = page.getByRole('button', { name: 'Copy as Markdown' });
        await page.route('**/*.md', fail);
        await copy.click();
        await expect(statusOf(page)).toHaveText('Could not copy. Open “View Markdown” and copy the text from there.');
        await page.unroute('**/*.md');

        await expect(link).toHaveAttribute('href', at(file));
        const text = await (await page.request.get(at(file))).text();
        expect(text.length).toBeGreaterThan(200);
        expect(text, 'the actions are no part of the text').not.toContain('View Markdown');

        const { x } = (await link.boundingBox()) ?? {};
        await copy.press('Enter');
        await expect(statusOf(page)).toHaveText('Copied');
        await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeFocused();
        expect((await link.boundingBox())?.x, 'what is beside the button stays where it is').toBe(x);
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
      },
    );
  }

  test('open a letter about the page, and print the page without themselves', belowToo, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await openHydrated(page, '/about/terms');
    const link = page.getByRole('link', { name: 'Send feedback about this page' });
    const letter = new URL((await link.getAttribute('href')) ?? '');
    expect(letter.pathname).toBe('support@dialogos.example');
    expect(letter.searchParams.get('subject')).toBe('Documentation: Terms and definitions');
    expect(letter.searchParams.get('body')).toMatch(
      /^Page: https?:\/\/\S+\/about\/terms\r\nDocumentation version: 1\.5\.0/,
    );
    await expect(link).not.toHaveAttribute('target');

    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.dos-page-actions')).toBeHidden();
    await expect(page.locator('.theme-doc-footer')).toBeHidden();
  });

  test('are on no list of posts', async ({ page }) => {
    await openHydrated(page, '/blog');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.dos-page-actions')).toHaveCount(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the link to the Markdown text is there, and no button that does nothing', belowToo, async ({ page }) => {
    await page.goto(at('/about/terms'));
    await expect(page.locator('.dos-page-actions button').first()).toBeHidden();
    await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeHidden();
    await page.getByRole('link', { name: 'View Markdown' }).click();
    await expect(page).toHaveURL(`${siteUrl('main')}/about/terms.md`);
  });
});
