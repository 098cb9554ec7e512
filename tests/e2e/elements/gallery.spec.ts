import { readdirSync } from 'node:fs';
import { at, siteUrl } from '../../config/sites';
import { shellParts } from '../../helpers/axe';
import { openHydrated } from '../../helpers/hydrated';
import { watchPage } from '../../helpers/pageWatch';
import { navigateInApp } from '../../helpers/shell';
import { expect, type Page, test } from '../../helpers/test';
import { expectNoFindingsInBothModes, expectNoSidewaysScroll } from '../../helpers/views';

const gallery = siteUrl('gallery');
const pages = readdirSync('plugins/pages/gallery/pages/gallery').map(
  (file) => `/gallery/${file.replace(/\.mdx$/, '')}`,
);

/** Height on the screen of every word of the layout that is shown. */
const wordsOf = (page: Page) =>
  page.locator('svg.fig:visible text').evaluateAll((all) =>
    all.map((text) => {
      const root = text.closest<SVGSVGElement>('svg.fig');
      const scale = root?.viewBox.baseVal?.width ? root.getBoundingClientRect().width / root.viewBox.baseVal.width : 1;
      return { words: text.textContent, size: Number.parseFloat(getComputedStyle(text).fontSize) * scale };
    }),
  );

/** How much of each figure is beyond its frame. */
const cutFigures = (page: Page) =>
  page
    .locator('.fig-frame')
    .evaluateAll((all) =>
      all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth).filter((beyond) => beyond > 0),
    );

/** Goes on inside the running page, which keeps axe and is faster than opening each; the heading tells when the next one is there. */
async function turnTo(page: Page, address: string): Promise<void> {
  await page.locator('main h1').evaluate((heading) => heading.setAttribute('data-left', ''));
  await navigateInApp(page, address);
  await expect(page.locator('main h1:not([data-left])')).toBeVisible();
  // The progress bar of a slow change leaves after the page has come, and its role is not a valid one.
  await expect(page.locator('#nprogress')).toHaveCount(0);
}

test('every page of the gallery has no findings of axe in both modes, says nothing in the console, is no wider than a phone, has no word of a figure below 11 px there, and cuts no figure at 320 px', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const watch = watchPage(page, gallery);
  let checked = 0;
  await openHydrated(page, `${gallery}/gallery`);
  for (const address of ['/gallery', ...pages]) {
    const isFirst = address === '/gallery';
    if (!isFirst) await turnTo(page, address);
    await page.setViewportSize({ width: 1440, height: 900 });
    // All pages have the same bar and foot.
    await expectNoFindingsInBothModes(page, address, { without: isFirst ? [] : shellParts });

    await page.setViewportSize({ width: 390, height: 800 });
    await expectNoSidewaysScroll(page, address);
    const words = await wordsOf(page);
    checked += words.length;
    expect(
      words.filter(({ size }) => size < 11),
      address,
    ).toEqual([]);

    await page.setViewportSize({ width: 320, height: 800 });
    // A figure finds out a frame later how wide it is.
    await expect.poll(() => cutFigures(page), { message: address }).toEqual([]);
  }
  expect(watch.complaints).toEqual([]);
  console.log(`${checked} words of figures at 390 px`);
  expect(checked).toBeGreaterThan(300);
});

test('the gallery is no part of the real site', async ({ page }) => {
  for (const address of ['/gallery', '/gallery/dialog']) {
    expect((await page.request.get(address)).status()).toBe(404);
  }
  await page.goto(at('/'));
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''));
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    expect(await (await page.request.get(script)).text(), script).not.toContain('gallery');
  }
});

test('tabs are chosen by the keyboard', async ({ page }) => {
  await openHydrated(page, `${gallery}/gallery/tabs`);
  const chosen = page.getByRole('tab', { selected: true });
  await expect(chosen).toHaveText('Web chat');
  await chosen.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveText('Application');
  await expect(page.getByRole('tabpanel')).toHaveText(/when the chat is opened/);
});
