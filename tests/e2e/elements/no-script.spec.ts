import { readdirSync } from 'node:fs';
import { siteUrl } from '../../config/sites';
import { expect, test } from '../../helpers/test';

const gallery = siteUrl('gallery');
const pages = readdirSync('plugins/pages/gallery/pages/gallery').map(
  (file) => `/gallery/${file.replace(/\.mdx$/, '')}`,
);

const shortcuts = '/gallery/shortcuts';

test.use({ javaScriptEnabled: false });

test('every figure of the gallery is there without script: drawing, caption and data, and no button that does nothing', async ({
  page,
}) => {
  let checked = 0;
  for (const address of pages) {
    await page.goto(gallery + address);
    for (const figure of await page.locator('figure', { has: page.locator('svg.fig') }).all()) {
      const drawing = figure.locator('svg.fig:visible');
      await expect(drawing, address).toBeVisible();
      await expect(drawing, address).toHaveAccessibleName(/\w/);
      await expect(drawing, address).toHaveAccessibleDescription(/.{80}/);
      const box = await drawing.boundingBox();
      expect(box && box.width > 100 && box.height > 30, address).toBe(true);
      await expect(figure.locator('figcaption')).toContainText(/^Figure: ./);
      await expect(figure.getByRole('button')).toHaveCount(0);
      checked += 1;
    }
    for (const data of await page.locator('details', { hasText: 'Show as a table' }).all()) {
      await data.locator('summary').click();
      await expect(data.getByRole('table'), address).toBeVisible();
    }
  }
  console.log(`${checked} figures without script`);
  expect(checked).toBeGreaterThan(15);
});

test('every page of the gallery shows its good examples without script', async ({ page }) => {
  // The button of the shortcuts can do nothing here, so its page has nothing to show.
  for (const address of pages.filter((one) => one !== shortcuts)) {
    await page.goto(gallery + address);
    const good = page.getByRole('heading', { name: /^Good/ }).locator('xpath=following-sibling::*[1]');
    await expect(good, address).toBeVisible();
    expect((await good.innerText()).trim().length, address).toBeGreaterThan(2);
  }
});

test('an element in a sentence is words and links', async ({ page }) => {
  await page.goto(`${gallery}/gallery/since`);
  await expect(page.getByRole('link', { name: 'since 0.46.0' })).toHaveAttribute('href', '/blog/0.46.0#quiet-hours');
  await page.goto(`${gallery}/gallery/kbd`);
  await expect(page.locator('kbd').first()).toBeVisible();
  await page.goto(`${gallery}/gallery/ui`);
  await expect(page.locator('main strong').first()).toHaveText('Publish');
  await page.goto(`${gallery}/gallery/glossary`);
  await expect(page.locator('#term-hand-over')).toHaveText('hand-over');
});

test('of the page actions only the one that works is shown', async ({ page }) => {
  await page.goto(`${gallery}/gallery/page-actions`);
  const actions = page.locator('.dos-page-actions');
  await expect(actions.getByRole('link', { name: 'View Markdown' })).toBeVisible();
  await expect(actions.getByRole('button')).toHaveCount(0);
});

test('a button that needs script is not shown', async ({ page }) => {
  await page.goto(gallery + shortcuts);
  await expect(page.getByText('Keyboard shortcuts', { exact: true }).last()).toBeHidden();
});

for (const width of [1440, 390]) {
  test(`at ${width} px no button is shown that does nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of ['/', '/about/support', '/blog', '/blog/0.72.0', '/api/capi/', '/no-such-page']) {
      await page.goto(siteUrl('main') + address);
      await expect(page.getByRole('navigation', { name: 'Main' }), address).toBeVisible();
      await expect(page.locator('button:enabled:visible'), address).toHaveCount(0);
    }
  });
}

test('the head of a table with many columns is above its rows', async ({ page }) => {
  await page.goto(`${siteUrl('main')}/channels/channel-restrictions`);
  const table = page.locator('table:has(th:nth-child(7))').first();
  const [head, row] = [
    await table.locator('thead').boundingBox(),
    await table.locator('tbody tr').first().boundingBox(),
  ];
  expect(await table.locator('th').first().boundingBox()).toMatchObject({ y: head?.y });
  expect(row?.y).toBeGreaterThan((head?.y ?? 0) + 20);
});
