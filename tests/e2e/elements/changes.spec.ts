import { readReleases } from '../../../plugins/texts/releases/readReleases';
import type { Release } from '../../../plugins/texts/releases/release';
import { longDate } from '../../../src/data/dates';
import { at } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { expect, test } from '../../helpers/test';
import { layOutWhole } from '../../helpers/wholePage';

const accentWash = 'rgb(228, 242, 240)';

test('a badge leads to the item that brought the feature, below the bar, and an address of an item marks it', async ({
  page,
}) => {
  await openHydrated(page, '/analitika/otchety/attendance');
  await layOutWhole(page);
  await page.getByRole('link', { name: 'since 0.68.0' }).click();
  await expect(page).toHaveURL(/\/blog\/0\.68\.0#xlsx-export$/);
  const item = page.locator('#xlsx-export');
  await expect(item).toContainText('as XLSX files');
  await expect(item).toBeInViewport();
  const [bar, place] = [await page.locator('.navbar').boundingBox(), await item.boundingBox()];
  expect(place?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  // Only an address that the browser opens itself has a target.
  await page.reload();
  await expect(item).toHaveCSS('background-image', `linear-gradient(${accentWash}, ${accentWash})`);
});

test('an item of a release note says its area, its kind and its features', async ({ page }) => {
  await page.goto(at('/blog/0.66.0'));
  const item = page.locator('#chatter-a11y');
  await expect(item).toHaveAttribute('data-kind', 'new');
  await expect(item).toHaveAttribute('data-area', 'web-chat');
  await expect(item).toHaveAttribute('data-features', 'chatter-a11y');
  await expect(item.locator('.dos-change-area')).toHaveText('Web chat');
  await expect(page.locator('#dl-combinatorics .dos-change-area')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('listitem').and(page.locator('.dos-change'))).toHaveCount(5);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a page ends with what changed in it, newest first, and older changes in a fold', async ({ page }) => {
    await page.goto(at('/development/newsletters'));
    // As `layOutWhole` does, which needs the frames of scripts.
    await page.locator('html').evaluate(({ dataset }) => Object.assign(dataset, { whole: '' }));
    const list = page.getByRole('figure', { name: 'Changed in' });
    const shown = list.locator(':scope > ul > li');
    await expect(shown).toHaveCount(5);
    const dates = await list.locator('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(dates).toEqual(dates.toSorted().reverse());
    const older = list.locator('details li');
    await expect(older.first()).toBeHidden();
    await list.getByText(/^\d+ older changes$/).click();
    await expect(older.first()).toBeVisible();
    console.log(`${await shown.count()} changes shown, ${await older.count()} in the fold`);
    await shown.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/blog\/0\.54\.0#quiet-hours$/);
    await expect(page.locator('#quiet-hours')).toBeVisible();
  });

  test('the start page shows first what the newest release brought', async ({ page }) => {
    await page.goto(at('/'));
    const { version, date, items } = readReleases('blog')[0] as Release;
    const changes = items.filter(({ kind }) => kind !== 'known-issues');
    const newest = page.locator('#what-is-new ~ p').first();
    await expect(newest).toHaveText(`New in release ${version}, published on ${longDate(date)}:`);
    await expect(newest.getByRole('link')).toHaveAttribute('href', at(`/blog/${version}`));
    await expect(page.locator('#what-is-new ~ ul > li')).toHaveCount(Math.min(2, changes.length));
    await expect(page.getByText(`DialogOS ${version} is out`)).toBeVisible();
  });
});
