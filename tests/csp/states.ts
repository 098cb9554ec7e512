import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sites } from '../config/sites';
import { openEverything } from '../helpers/api';
import { openHydrated } from '../helpers/hydrated';
import { blockOf, openPlayground, playgroundOf, playgroundPage } from '../helpers/playground';
import { findSome, optionsOf } from '../helpers/search';
import { mobileMenuOf, navigateInApp, openMobileMenu } from '../helpers/shell';
import { expect, type Page } from '../helpers/test';

/** Does something with the page and waits until its scripts have started a worker, as the policy must allow. */
async function withWorker(page: Page, name: string, act: () => Promise<void>): Promise<void> {
  const started = page.waitForEvent('worker');
  await act();
  expect((await started).url(), `the worker of the ${name}`).toContain('/assets/js/');
}

/** Parts and states of the site beyond an opened page: each brings scripts, styles, pictures or workers of its own. */
export const states: Record<string, (page: Page) => Promise<void>> = {
  'search panel with its worker': (page) => withWorker(page, 'search', () => findSome(page)),

  'arrival from the search, with marks': async (page) => {
    await findSome(page);
    await optionsOf(page).first().click();
    await expect(page.getByRole('button', { name: 'Remove highlights' })).toBeVisible();
  },

  'search on a narrow screen': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await findSome(page);
  },

  'playground with its worker': (page) =>
    withWorker(page, 'playground', async () => {
      const playground = await openPlayground(page, 'The rules of Pip');
      await playground.say('what can you do');
      await expect(playground.field).toBeEnabled();
    }),

  'editor with a message and a completion': async (page) => {
    await openHydrated(page, playgroundPage);
    const title = 'Wrong: a dictionary that is not there';
    await blockOf(page, title).getByRole('button', { name: 'Try it' }).click();
    const playground = playgroundOf(page, title);
    await expect(playground.messages).toContainText('Error 10304');
    await playground.editor.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Control+Space');
    await page.keyboard.press('ControlOrMeta+f');
  },

  'both API references with everything open': async (page) => {
    await openEverything(page, 'capi');
    await openEverything(page, 'sapi');
  },

  'view of Redoc in both modes': async (page) => {
    await openHydrated(page, '/api/capi/?view=redoc');
    const heading = page.locator('.api-redoc').getByRole('heading', { name: /Open a chat$/ });
    await expect(heading).toBeVisible();
    await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(heading).toBeVisible();
  },

  'parts that come without a new document': async (page) => {
    await openHydrated(page, '/titlePage');
    for (const [address, part] of [
      ['/development/algorithm-for-developing-the-assistant', 'main .fig'],
      ['/analitika/statistics', 'main table'],
      ['/channels/channel-restrictions', '.channel-filter form'],
      ['/api/capi/', '.api article'],
      ['/api/sapi/?view=redoc', '.api-redoc [data-section-id]'],
    ] as const) {
      await navigateInApp(page, address);
      await expect(page.locator(part).first(), address).toBeVisible();
    }
  },

  'banner of a wrong base URL': async (page) => {
    const body = readFileSync(path.join(sites.main.dir, 'index.html'), 'utf8');
    await page.route('**/*', (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ body, contentType: 'text/html' })
        : route.fulfill({ status: 404, body: '' }),
    );
    await page.goto('/elsewhere/');
    await expect(page.getByText('Your site did not load properly')).toBeVisible();
  },

  'mobile menu': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, '/development/branches');
    await openMobileMenu(page);
    await expect(mobileMenuOf(page)).toBeVisible();
  },

  'colour mode': async (page) => {
    await openHydrated(page, '/');
    const toggle = page.getByRole('button', { name: /Switch between dark and light mode/ });
    for (const mode of ['dark', 'light']) {
      await toggle.click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    }
  },

  'stored dark mode at the first paint': async (page) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto('/about/terms', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  },

  'list of keys': async (page) => {
    await openHydrated(page, '/about/terms');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  },

  'page as Markdown': async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, '/about/terms');
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.locator('.dos-page-actions').getByRole('status')).toHaveText('Copied');
  },

  'full text': async (page) => {
    await openHydrated(page, '/full_documentation');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  },

  print: async (page) => {
    await openHydrated(page, '/channels/messengers/telegram');
    await page.emulateMedia({ media: 'print' });
    expect((await page.pdf()).length).toBeGreaterThan(10_000);
  },

  'page that does not exist': async (page) => {
    await openHydrated(page, '/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
