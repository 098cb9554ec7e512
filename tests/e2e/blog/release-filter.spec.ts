import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readReleases } from '../../../plugins/texts/releases/readReleases';
import { readPosts } from '../../../src/data/posts';
import { postsPerPage } from '../../../src/data/releaseLists';
import { newestRelease } from '../../../src/data/siteRoutes';
import { compareVersions } from '../../../src/data/versions';
import { belowToo } from '../../config/addressTests';
import { sites, siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import {
  drawnFrames,
  failScripts,
  isSameDocument,
  markDocument,
  navigateInApp,
  setNoPrefetch,
} from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';
import { expectNoFindings, expectNoFindingsAtWidths } from '../../helpers/views';

const blog = `${siteUrl('main')}/blog`;
const archive = `${blog}/archive`;

const form = (page: Page) => page.getByRole('form', { name: 'Filter release notes' });
const version = (page: Page) => form(page).getByLabel('Your version');
const words = (page: Page) => form(page).getByLabel('Words');
const urgent = (page: Page) => form(page).getByLabel('Breaking, security and deprecated');
const part = (page: Page, name: 'Areas' | 'Kinds') => form(page).getByRole('group', { name });
const status = (page: Page) => form(page).getByRole('status');
const clear = (page: Page) => form(page).getByRole('button', { name: 'Clear the filter' });
const found = (page: Page) => page.getByRole('region', { name: 'Matching changes' });
const releases = (page: Page) => found(page).getByRole('heading', { level: 2 });
const changes = (page: Page) => found(page).getByRole('listitem');
const posts = (page: Page) => page.getByRole('main').getByRole('article');
const countOf = async (page: Page) => {
  await expect(status(page)).toHaveText(/^\d+ changes in \d+ releases$/);
  return status(page).innerText();
};

test('the keyboard alone finds what is new since a version in an area, and goes to it', async ({ page }) => {
  await openHydrated(page, blog);
  await expect(status(page)).toHaveText('Select the version that you use to see what has changed since then.');
  await version(page).focus();
  await page.keyboard.type('0.69');
  const newer = readReleases('blog').filter(({ version: one }) => compareVersions(one, '0.69.0') > 0);
  const count = newer.flatMap(({ items }) => items).length;
  await expect(status(page)).toHaveText(`${count} changes in ${newer.length} releases`);
  await expect(releases(page)).toHaveText(newer.map(({ title }) => title));
  await expect(posts(page)).toHaveCount(0);

  await page.keyboard.press('Tab');
  await expect(words(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(urgent(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await part(page, 'Areas').getByLabel('Analytics').focus();
  await page.keyboard.press('Space');
  await expect(part(page, 'Areas').getByLabel('Analytics')).toBeFocused();
  await part(page, 'Kinds').getByLabel('New').focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${blog}?since=0.69.0&area=analytics&kind=new`);
  await expect(part(page, 'Kinds').getByLabel('New'), 'the address leaves the focus where it is').toBeFocused();
  const change = changes(page).filter({ hasText: 'the Version filter in Dialogs summary' });
  await expect(change).toHaveText(/New Analytics$/);

  await change.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${blog}/0.72.0#report-version-filter`);
  await expect(page.locator('#report-version-filter')).toBeInViewport();
});

test('every choice is a step back and forth, typing is one step, and Clear is one', async ({ page }) => {
  await openHydrated(page, blog);
  await markDocument(page);
  await version(page).selectOption('0.51.0');
  await expect(page).toHaveURL(`${blog}?since=0.51.0`);
  await words(page).pressSequentially('br');
  await expect(page).toHaveURL(`${blog}?since=0.51.0&text=br`);
  await words(page).pressSequentially('anch');
  await expect(page).toHaveURL(`${blog}?since=0.51.0&text=branch`);
  await expect(found(page).locator('mark').first()).toHaveText(/^branch$/i);
  const count = await countOf(page);
  await clear(page).click();
  await expect(page).toHaveURL(blog);
  await expect(clear(page)).toBeFocused();
  await expect(posts(page)).toHaveCount(10);

  await page.goBack();
  await expect(words(page)).toHaveValue('branch');
  await expect(status(page)).toHaveText(count);
  await page.goBack();
  await expect(words(page)).toHaveValue('');
  await expect(version(page)).toHaveValue('0.51.0');
  await page.goBack();
  await expect(version(page)).toHaveValue('');
  await expect(posts(page)).toHaveCount(10);
  await page.goForward();
  await expect(version(page)).toHaveValue('0.51.0');
  await expect(releases(page).last()).toHaveText('Release 0.52.0');

  await page.locator('.navbar').getByRole('link', { name: 'Release notes', exact: true }).click();
  await expect(page).toHaveURL(blog);
  await expect(posts(page)).toHaveCount(10);
  await page.goBack();
  await expect(version(page)).toHaveValue('0.51.0');
  expect(await isSameDocument(page), 'no page was loaded anew').toBe(true);
});

test('the way back from a change leads to the list that it was found in', belowToo, async ({ page }) => {
  await openHydrated(page, `${archive}?kind=known-issues`);
  const count = await countOf(page);
  await expect(changes(page).nth(1)).toHaveText(/Known issue [A-Z]/);
  await changes(page).nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/[\d.]+#/);
  await page.goBack();
  await expect(status(page)).toHaveText(count);
  await expect(form(page).getByText('Areas and kinds: Known issue')).toBeVisible();
});

test('an address with a filter opens it on the archive; words are marked in any letter case', async ({ page }) => {
  await openHydrated(page, `${archive}?since=0.60.0&text=VERSION%20the`);
  await expect(version(page)).toHaveValue('0.60.0');
  await expect(words(page)).toHaveValue('VERSION the');
  await expect(changes(page).first().locator('mark')).toHaveText(['the', 'Version', 'the', 'version']);
  await expect(page.getByRole('heading', { name: '2022' })).toHaveCount(0);
});

test('one box finds what a reader may have to act on, and undoes only its own choice', async ({ page }) => {
  await openHydrated(page, blog);
  await urgent(page).check();
  await expect(page).toHaveURL(`${blog}?kind=breaking,security,deprecated`);
  await expect(releases(page)).toHaveText(['0.70.0', '0.66.0', '0.60.0', '0.44.0'].map((one) => `Release ${one}`));
  await form(page).getByText('Areas and kinds').click();
  await expect(part(page, 'Kinds').getByLabel('Security')).toBeChecked();
  await part(page, 'Kinds').getByLabel('New').check();
  await urgent(page).uncheck();
  await expect(page).toHaveURL(`${blog}?kind=new`);
  await part(page, 'Kinds').getByLabel('Security').check();
  await expect(urgent(page), 'one of three kinds is not all of them').not.toBeChecked();
});

test('the status says why a list begins later, or is empty', async ({ page }) => {
  await openHydrated(page, `${blog}?since=0.58.0`);
  await test.step('a version without a release note takes the next release', async () => {
    await expect(version(page)).toHaveValue('0.58.0');
    await expect(status(page)).toHaveText(
      /^There is no release 0\.58\.0, so you see what has changed from 0\.59\.0 on\. \d+ changes in \d+ releases$/,
    );
    await expect(releases(page).last()).toHaveText('Release 0.59.0');
  });
  await test.step('a version newer than all releases is named as such, without advice to choose less', async () => {
    await navigateInApp(page, '/blog?since=99.0');
    await expect(version(page)).toHaveValue('99.0.0');
    await expect(status(page)).toHaveText(
      `Version 99.0.0 is newer than the newest release, ${newestRelease}, so there are no changes to show.`,
    );
    await expect(posts(page)).toHaveCount(0);
  });
  await test.step('what fits nothing is said, and so is that the newest release has nothing newer', async () => {
    await navigateInApp(page, '/blog?text=zebra');
    await expect(status(page)).toHaveText(
      'No changes match. Try other areas or kinds, an older version, or other words.',
    );
    await expect(posts(page)).toHaveCount(0);
    await words(page).fill('');
    await version(page).selectOption(newestRelease);
    await expect(status(page)).toHaveText(`There are no changes yet, because ${newestRelease} is the newest release.`);
  });
});

/** The link to the filter as it is built: no script changes it, so the pages need not be opened. */
function builtLink(address: string): { text: string | undefined; href: string | undefined } {
  const html = readFileSync(path.join(sites.main.dir, address, 'index.html'), 'utf8');
  const [, href, text] = /<a href="?([^ ">]+)"?>(What has changed since[^<]*(?:<!-- -->[^<]*)*)<\/a>/.exec(html) ?? [];
  return { text: text?.replaceAll('<!-- -->', ''), href };
}

test('each list page without the filter leads to it', belowToo, async ({ page }) => {
  const numbers = Array.from({ length: Math.ceil(readPosts('.').length / postsPerPage) - 1 }, (_, index) => index + 2);
  const pages = numbers.map((number) => `/page/${number}`);
  const tags = ['/tags/dialogos', '/tags/release-notes'];
  const lists = [...pages, '/tags', ...tags.flatMap((tag) => [tag, ...pages.map((one) => `${tag}${one}`)])];
  expect(lists.length).toBeGreaterThan(3);
  for (const list of lists) {
    const expected = { text: 'What has changed since your version?', href: new URL(blog).pathname };
    expect(builtLink(`/blog${list}`), list).toEqual(expected);
  }
  await openHydrated(page, `${blog}/page/2`);
  await page.getByRole('link', { name: 'What has changed since your version?' }).click();
  await expect(page).toHaveURL(blog);
  await expect(version(page)).toBeVisible();
});

test(
  'each post leads to the filter with its own version, and the newest one to the choice of a version',
  belowToo,
  async ({ page }) => {
    const [newest, ...older] = readPosts('.').map(({ version: one }) => one);
    expect(older.length).toBeGreaterThan(0);
    const address = new URL(blog).pathname;
    for (const one of older) {
      const expected = { text: `What has changed since release ${one}?`, href: `${address}?since=${one}` };
      expect(builtLink(`/blog/${one}`), one).toEqual(expected);
    }
    await openHydrated(page, `${blog}/0.69.0`);
    const link = page.getByRole('main').getByRole('link', { name: /^What has changed since/ });
    await link.click();
    await expect(page).toHaveURL(`${blog}?since=0.69.0`);
    await expect(version(page)).toHaveValue('0.69.0');
    await countOf(page);
    await expect(releases(page).last()).toHaveText('Release 0.70.0');

    await page.goto(`${blog}/${newest}`);
    await expect(link).toHaveText('What has changed since your version?');
    await expect(link).toHaveAttribute('href', address);
  },
);

test('hostile words are words, and what the address does not mean is left out', async ({ page }) => {
  const complaints: string[] = [];
  page.on('dialog', (dialog) => complaints.push(dialog.message()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  const hostile = '"><img src=x onerror=alert(1)>(.*)+$\\';
  await openHydrated(page, `${blog}?since=%00&area=__proto__,constructor&text=${encodeURIComponent(hostile)}`);
  await expect(words(page)).toHaveValue(hostile);
  await expect(version(page)).toHaveValue('');
  await expect(status(page)).toContainText('No changes match.');
  await expect(page.locator('main img')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('nothing is loaded before a reader comes near, and each page of the list but the first has no form', async ({
  page,
}) => {
  const asked: string[] = [];
  await setNoPrefetch(page);
  await openHydrated(page, blog);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => asked.push(request.url()));
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await drawnFrames(page, 10);
  expect(asked).toEqual([]);
  await words(page).focus();
  // The script with all changes, and the style of the list that shows them.
  await expect.poll(() => asked.length).toBe(2);
  for (const number of [2, 5]) {
    await openHydrated(page, `${blog}/page/${number}?since=0.51.0`);
    await expect(posts(page).first()).toBeVisible();
    await expect(form(page)).toHaveCount(0);
  }
});

test('changes that do not load leave the release notes in place, and can be asked for again', async ({ page }) => {
  await openHydrated(page, blog);
  await page.waitForLoadState('networkidle');
  const endFailing = await failScripts(page);
  await version(page).selectOption('0.69.0');
  await expect(status(page)).toHaveText(
    'The list of changes could not be loaded, so the release notes below are not filtered.',
  );
  await expect(posts(page)).toHaveCount(10);
  await expectNoFindings(page, 'without the list', { within: ['.release-filter'] });
  await endFailing();
  await form(page).getByRole('button', { name: 'Try again' }).click();
  await expect(status(page)).toHaveText('16 changes in 3 releases');
  await expect(form(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(status(page), 'the focus has a place').toBeFocused();
});

test('axe finds nothing with all controls open, in both modes and at four widths, whatever is found', async ({
  page,
}) => {
  await openHydrated(page, blog);
  await form(page).getByText('Areas and kinds').click();
  for (const [query, said, within] of [
    // The posts below are looked at with their page.
    ['', /^Select the version/, ['.release-filter']],
    ['?since=0.51.0&area=analytics,apis&text=the', /^\d+ changes in \d+ releases$/, ['main']],
    ['?text=zebra', /^No changes match/, ['main']],
  ] as const) {
    await test.step(`at "${query}"`, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await navigateInApp(page, `/blog${query}`);
      await expect(status(page)).toHaveText(said);
      await expect(part(page, 'Kinds')).toBeVisible();
      await expectNoFindingsAtWidths(page, '', within, [1440, 996, 390, 320]);
    });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all release notes are there, and no control that does nothing', async ({ page }) => {
    await page.goto(`${blog}?since=0.72.0`);
    await expect(posts(page)).toHaveCount(10);
    await expect(form(page)).toHaveCount(0);
    await page.goto(`${archive}?text=zebra`);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(readPosts('.').length);
    await expect(form(page)).toHaveCount(0);
  });
});
