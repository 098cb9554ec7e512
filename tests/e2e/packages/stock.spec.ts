import { siteUrl } from '../../config/sites';
import { openHydrated } from '../../helpers/hydrated';
import { boxOf, fieldOf, findNothing, listOf, optionsOf, panelOf } from '../../helpers/search';
import { expect, type Page, test } from '../../helpers/test';
import { expectNoFindings, expectNoSidewaysScroll } from '../../helpers/views';

// The three features in a stock site, which knows none of the tokens, components and helpers of this project.

const site = siteUrl('packages');
const phone = { width: 390, height: 800 };

const open = (page: Page, path: string) => openHydrated(page, `${site}${path}`);

/** The site follows the mode of the system. */
async function expectNoFindingsInBothModes(page: Page, state: string, within: string[]): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await expectNoFindings(page, `${colorScheme} ${state}`, { within });
  }
}

const markedWords = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('dos-search')?.keys() ?? [])].map((range) => String(range)));

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(fieldOf(page)).toBeFocused();
  // At once, or the answer to the last letter can still change the list whose entry a key chooses.
  await fieldOf(page).fill(query);
  await expect(optionsOf(page).first()).toBeVisible();
}

test.describe('search', () => {
  test('a key leads to the box, arrows choose, Enter opens, and words are marked until Escape', async ({ page }) => {
    await open(page, '/docs/figures');
    await search(page, 'basalt');
    await expect(listOf(page)).toContainText('Lava');
    await expect(listOf(page)).toContainText('Blog');
    await page.keyboard.press('ArrowDown');
    const second = optionsOf(page).nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    const name = await second.locator('.dos-search__title').innerText();
    await page.keyboard.press('Enter');
    await expect(page.locator('h1, h2').filter({ hasText: name }).first()).toBeVisible();
    await expect.poll(() => markedWords(page)).toContain('basalt');
    await page.keyboard.press('Escape');
    await expect.poll(() => markedWords(page)).toEqual([]);
  });

  test('the box and the panel have grounds, lines and icons of their own in both modes; Ctrl+K leads to the box, and what is nowhere is said to be', async ({
    page,
  }) => {
    await open(page, '/docs/intro');
    await search(page, 'lava');
    for (const part of [boxOf(page), panelOf(page)]) {
      await expect(part).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect(part).not.toHaveCSS('border-top-width', '0px');
      await expect(part).not.toHaveCSS('border-top-left-radius', '0px');
    }
    const icon = await page.locator('.dos-search__submit').evaluate((it) => getComputedStyle(it, '::before').maskImage);
    expect(icon).toContain('data:image/svg+xml');
    await expectNoFindingsInBothModes(page, 'panel', ['.dos-search']);

    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await fieldOf(page).blur();
    await page.keyboard.press('Control+k');
    await expect(fieldOf(page)).toBeFocused();
    await fieldOf(page).fill('qqzzxxww');
    await findNothing(page, 'qqzzxxww');
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
  });

  test('on a phone the box is a sheet over the page', async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, '/docs/intro');
    await expectNoSidewaysScroll(page);
    await fieldOf(page).click();
    await fieldOf(page).pressSequentially('lava');
    await expect(optionsOf(page).first()).toBeVisible();
    expect(await boxOf(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone });
    await expectNoFindingsInBothModes(page, 'sheet', ['.dos-search']);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(panelOf(page)).toBeHidden();
  });
});

test.describe('figures', () => {
  test('are drawn on a wide screen and on a phone, in colours of the theme', async ({ page }) => {
    await open(page, '/docs/figures');
    await page.getByText('Show as a table').click();
    await expect(page.getByRole('cell', { name: 'Winter' })).toBeVisible();
    const drawings = page.locator('figure svg.fig:visible');
    for (const size of [{ width: 1440, height: 900 }, phone]) {
      await page.setViewportSize(size);
      await expect(drawings).toHaveCount(3);
      for (const drawing of await drawings.all()) {
        await drawing.scrollIntoViewIfNeeded();
        const box = await drawing.boundingBox();
        expect(box && box.width > 200 && box.height > 40).toBe(true);
      }
      await expect(page.locator('.fig-box:visible').first()).not.toHaveCSS('fill', 'rgb(0, 0, 0)');
      await expectNoSidewaysScroll(page);
      await expectNoFindingsInBothModes(page, `figures at ${size.width} px`, ['figure', 'details']);
    }
  });

  test('one opens large, and Escape gives it back', async ({ page }) => {
    await open(page, '/docs/figures');
    const button = page.getByRole('button', { name: 'Enlarge' }).first();
    await button.click();
    const large = page.getByRole('dialog', { name: 'a station reports an eruption' });
    await expect(large.locator('svg.fig:visible')).toHaveCount(1);
    await expectNoFindingsInBothModes(page, 'large view', ['dialog[open]']);
    await page.keyboard.press('Escape');
    await expect(page.locator('figure svg.fig:visible')).toHaveCount(3);
    await expect(button).toBeFocused();
  });
});

test('every page has its Markdown text, and llms.txt lists them all', async ({ request }) => {
  const read = async (path: string) => {
    const response = await request.get(`${site}${path}`);
    expect(response.status(), path).toBe(200);
    return response.text();
  };
  const text = await read('/docs/intro.md');
  expect(text).toContain(
    '# Volcanoes\n\nWhat a volcano is and how it is watched.\n\nAddress: https://packages.example',
  );
  expect(text).toContain('> **Tip: On the slope**');
  expect(text).toContain('```js title="station.js"\nconst station = watch(\'etna\');\n```');
  const figures = await read('/docs/figures.md');
  expect(figures.match(/states of a volcano/g)).toHaveLength(1);
  expect(figures).toContain('| Winter | 3 | 4 |');
  const list = await read('/llms.txt');
  const links = [...list.matchAll(/\]\(https:\/\/packages\.example(\/[^)]+\.md)\)/g)].map(([, link]) => link);
  expect(links).toEqual(expect.arrayContaining(['/index.md', '/docs/tutorial/instruments.md', '/blog.md']));
  for (const link of links) {
    expect(await read('/llms-full.txt')).toContain(await read(link ?? ''));
  }
});
