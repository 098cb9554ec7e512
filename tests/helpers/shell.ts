import { expect, type Locator, type Page } from '@playwright/test';
import { at } from '../config/sites';

/** The fixed navbar at the top of every page. */
export const navbarOf = (page: Page): Locator => page.locator('nav.navbar');

/** The menu that slides in on narrow screens. */
export const mobileMenuOf = (page: Page): Locator => page.locator('.navbar-sidebar');

export const mobileToggleOf = (page: Page): Locator => page.getByRole('button', { name: 'Toggle navigation bar' });

/** Widest screen with the mobile menu, and one pixel more (specification, section 9). */
export const mobileBreakpoint = 996;

/** Opens the mobile menu and waits until it has stopped moving. */
export async function openMobileMenu(page: Page): Promise<Locator> {
  await mobileToggleOf(page).click();
  const menu = mobileMenuOf(page);
  await expect(menu.getByRole('button', { name: 'Close navigation bar' })).toBeInViewport();
  return menu;
}

/** Goes to an address of the real site inside the running page, as the back button does: the server is not asked. */
export async function navigateInApp(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, at(address));
}

/**
 * Goes there inside the running page to an address that no page has, and waits until the site lives that the server
 * answers with. It is in its turn a running page from which the next such address can be tried.
 *
 * @returns the status of the answer
 */
export async function navigateToUnknown(page: Page, address: string): Promise<number> {
  await markDocument(page);
  const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
  await navigateInApp(page, address);
  const status = (await answer).status();
  await page.locator('html[data-has-hydrated="true"]:not([data-same-document])').waitFor({ state: 'attached' });
  return status;
}

/** Waits until the browser has drawn that many frames, so that everything that a scroll starts has begun. */
export async function drawnFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        const next = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)));
        next(frames);
      }),
    count,
  );
}

/** Makes the browser report this connection to the page. Call it before the page is opened. */
export async function setConnection(page: Page, connection: { effectiveType: string; saveData: boolean }) {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', { configurable: true, get: () => value });
  }, connection);
}

/** Without prefetching, the files of a route are asked for when the reader goes there and not earlier. */
export const setNoPrefetch = (page: Page) => setConnection(page, { effectiveType: '4g', saveData: true });

/** Every script of a site, those of pages included, also when one is asked for again (`….js?again`). */
export const scriptFiles = '**/assets/js/*.js*';

/** Requests for files that the test holds back. */
type HeldFiles = { asked: Promise<void>; release: () => void };

/** Holds back every such file that is asked for from now on, until it is released to what the test does with it otherwise. */
export async function holdFiles(page: Page, files: string | RegExp): Promise<HeldFiles> {
  let sayAsked = () => {};
  let open = () => {};
  const asked = new Promise<void>((resolve) => {
    sayAsked = resolve;
  });
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(files, async (route) => {
    sayAsked();
    await opened;
    await route.fallback();
  });
  return { asked, release: open };
}

export const holdScripts = (page: Page) => holdFiles(page, scriptFiles);

/**
 * Lets every script fail that is asked for from now on.
 *
 * @returns what ends that, and all other routes, when the last one has failed: a page says so at the first one, and one
 *   that fails later would fail the next try, too
 */
export async function failScripts(page: Page): Promise<() => Promise<void>> {
  await page.route(scriptFiles, (route) => route.abort());
  return () => page.unrouteAll({ behavior: 'wait' });
}

/** A mark in the window that disappears when the document is loaded again. */
export const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['sameDocument'] = 'yes';
  });

export const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['sameDocument'] === 'yes');

/** Value of a key in the local storage of the page. */
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Stores a value in the local storage of the page. */
export const store = (page: Page, key: string, value: string) =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
