import type { Page } from '@playwright/test';
import { openHydrated } from '../helpers/hydrated';
import { fieldOf, optionsOf } from '../helpers/search';
import { expect, test } from '../helpers/test';
import { type Mode, switchMode } from '../helpers/views';

type View = { width: number; height: number; mode: Mode };
type Screen = { name: string; address: string; act?: (page: Page) => Promise<void>; views?: readonly View[] };

const wide: View = { width: 1440, height: 900, mode: 'light' };
const tablet: View = { width: 996, height: 800, mode: 'dark' };
const phone: View = { width: 390, height: 844, mode: 'light' };
const everyView = [wide, tablet, phone];

/** After a scroll the bar hides, and what is fixed below it moves up. */
const scrollTo = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
};

async function search(page: Page): Promise<void> {
  await fieldOf(page).click();
  await fieldOf(page).pressSequentially('dictionary');
  await expect(optionsOf(page).nth(3)).toBeVisible();
}

async function openMenu(page: Page): Promise<void> {
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('.navbar-sidebar--show .navbar-sidebar')).toBeVisible();
}

const screens: readonly Screen[] = [
  { name: 'home', address: '/' },
  { name: 'contents', address: '/content' },
  { name: 'graph', address: '/development/goto', act: scrollTo('main figure:has(.fig)') },
  { name: 'sketch', address: '/channels/chatter', act: scrollTo('main figure:has(.fig)') },
  { name: 'wide-table', address: '/channels/channel-restrictions', act: scrollTo('main table tr:nth-child(8)') },
  { name: 'charts', address: '/analitika/otchety/attendance', act: scrollTo('main figure:has(.fig)') },
  { name: 'dl', address: '/syntax-DL/about-DL', act: scrollTo('main .theme-code-block') },
  { name: 'changelog', address: '/blog' },
  { name: 'release', address: '/blog/0.72.0' },
  { name: 'archive', address: '/blog/archive' },
  { name: 'api', address: '/api/capi/#operation/chatInit' },
  { name: 'not-found', address: '/no-such-page' },
  { name: 'search', address: '/content', act: search, views: [wide, { ...phone, mode: 'dark' }] },
  { name: 'menu', address: '/about/terms', act: openMenu, views: [phone] },
  { name: 'title-page', address: '/titlePage', views: [wide] },
];

for (const { name, address, act, views = everyView } of screens) {
  for (const { mode, ...size } of views) {
    test(`${name} at ${size.width} px, ${mode}`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.clock.setFixedTime(new Date('2026-01-15T12:00:00Z'));
      await page.addInitScript(() => {
        Math.random = () => 0.5;
      });
      await openHydrated(page, address);
      await switchMode(page, mode);
      await page.evaluate(() => document.fonts.ready);
      await act?.(page);
      await expect(page).toHaveScreenshot(`${name}-${size.width}-${mode}.png`, {
        animations: 'disabled',
        caret: 'hide',
        maxDiffPixelRatio: 0.0002,
      });
    });
  }
}
