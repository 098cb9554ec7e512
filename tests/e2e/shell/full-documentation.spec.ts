import { docRoutes } from '../../../src/data/siteRoutes';
import { belowToo } from '../../config/addressTests';
import { at } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { holdFiles, setNoPrefetch } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';
import { expectNoFindingsInBothModes, expectNoSidewaysScroll } from '../../helpers/views';

const address = '/full_documentation';
const articles = (page: Page) => page.locator('main article');
const status = (page: Page) => page.locator('main [role="status"]');

const aboutPages = docRoutes.filter(({ section }) => section === 'About');

/** Repeated ids, and links inside the page that lead nowhere. */
async function brokenPlaces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    const places = [...document.querySelectorAll('main a[href^="#"]')].map((link) => link.getAttribute('href') ?? '');
    return [...repeated, ...places.filter((place) => !ids.includes(decodeURIComponent(place.slice(1))))];
  });
}

test(
  'the list stands alone at first and loads nothing; one section is loaded and printed alone, with its contents',
  belowToo,
  async ({ page }) => {
    await setNoPrefetch(page);
    const pages: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') pages.push(request.url());
    });
    await openHydrated(page, address);

    await test.step('the list alone', async () => {
      await page.waitForLoadState('networkidle');
      await expect(page.locator('main li')).toHaveCount(docRoutes.length);
      await expect(articles(page)).toHaveCount(0);
      expect(pages).toEqual([]);
    });

    await test.step('one section', async () => {
      await page.getByRole('button', { name: 'Load the text of About' }).press('Enter');
      await expect(status(page)).toHaveText(`The text of ${aboutPages.length} pages is shown below the contents.`);
      await expect(page.getByRole('button', { name: 'Load the text of About' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Read the text of About' })).toHaveAttribute(
        'href',
        '#page-about-terms',
      );
      await expect(page.getByRole('heading', { name: 'About' }).first(), 'the focus has a place').toBeFocused();
      await expect(articles(page)).toHaveCount(aboutPages.length);
      // A link to a text that is not here opens its page.
      expect(await brokenPlaces(page)).toEqual([]);
      await expect(articles(page).locator('a[href^="#page-about-terms"]')).not.toHaveCount(0);
      await expect(articles(page).locator(`a[href^="${at('/development/')}"]`)).not.toHaveCount(0);
    });

    await test.step('on paper', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('main h2:visible')).toHaveText(['About', 'About']);
      await expect(page.locator('main button:visible')).toHaveCount(0);
      // A sheet of A4 is 842 points high; one sheet alone would mean that the text is cut off.
      const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      expect(sheets).toBeGreaterThan(2);
      await page.emulateMedia({ media: null });
    });

    await test.step('made narrow: no axe finding in both modes, and no sideways scroll', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoFindingsInBothModes(page, '', { within: ['main'] });
      await expectNoSidewaysScroll(page);
    });
  },
);

/** Hides the site, or shows it again. Nobody looks at its frames while it grows to 80,000 elements, but each is drawn. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((isHidden) => {
    document.documentElement.style.display = isHidden ? 'none' : '';
  }, hidden);

test('the whole text is loaded, each page once, and its links lead to places in it', async ({ page }) => {
  await openHydrated(page, address);
  await page.getByRole('button', { name: 'Load the whole text' }).click();
  await setHidden(page, true);
  await expect(status(page)).toHaveText(`The text of ${docRoutes.length} pages is shown below the contents.`, {
    timeout: 100_000,
  });
  await setHidden(page, false);
  await expect(articles(page)).toHaveCount(docRoutes.length);
  expect(await articles(page).locator('h3').allTextContents()).toEqual(
    expect.arrayContaining(docRoutes.map(({ title }) => title)),
  );
  expect(await brokenPlaces(page)).toEqual([]);
  await page.locator('main li').getByRole('link', { name: 'Branches', exact: true }).first().click();
  await expect(page.locator('#page-development-branches')).toBeInViewport();
});

test('pages that do not answer, or with a page of another kind, are named, and are loaded again on demand', async ({
  page,
}) => {
  await openHydrated(page, address);
  await page.route('**/about/terms', (route) => route.abort());
  await page.route('**/about/support', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
  );
  await page.getByRole('button', { name: 'Load the text of About' }).click();
  await expect(status(page)).toHaveText(
    /^2 pages could not be loaded: (?:Support, Terms and definitions|Terms and definitions, Support)\.$/,
  );
  await expect(articles(page)).toHaveCount(aboutPages.length - 2);
  await page.unroute('**/about/support');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(status(page)).toHaveText('One page could not be loaded: Terms and definitions.');
  await expect(articles(page)).toHaveCount(aboutPages.length - 1);
  await page.unroute('**/about/terms');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(articles(page)).toHaveCount(aboutPages.length);
});

test('a section that is asked for while another one comes is loaded as well', async ({ page }) => {
  await openHydrated(page, address);
  const held = await holdFiles(page, '**/about/**');
  await page.getByRole('button', { name: 'Load the text of About' }).click();
  await held.asked;
  await page.getByRole('button', { name: 'Load the text of Profile' }).click();
  held.release();
  await expect(page.getByRole('button', { name: /^Load the text of (?:About|Profile)$/ })).toHaveCount(0);
  expect(await articles(page).count()).toBeGreaterThan(aboutPages.length);
});

test('the reader can stop the loading and keeps what is there', async ({ page }) => {
  await openHydrated(page, address);
  await page.route('**/channels/**', () => {});
  await page.getByRole('button', { name: 'Load the whole text' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect.poll(() => articles(page).count()).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Load the whole text' }), 'the focus has a place').toBeFocused();
  expect(await brokenPlaces(page)).toEqual([]);
  expect(await articles(page).count()).toBeGreaterThan(3);
});
