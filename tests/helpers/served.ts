import type { Page } from '@playwright/test';

type Watched = { servedElements?: Element[] };

/**
 * What the theme itself exchanges once scripts run: images of the other colour mode, the links of categories, which open
 * their first page without script, and tabs.
 */
const exchanged = '[class*="themedComponent"], .menu__list-item-collapsible *, .tabs-container, .tabs-container *';

/** Remembers the elements that pages come with. Call it before the page is opened. */
export const rememberServed = (page: Page): Promise<unknown> =>
  page.addInitScript((left) => {
    addEventListener('DOMContentLoaded', () => {
      (globalThis as Watched).servedElements = [...document.querySelectorAll(`#__docusaurus :not(${left})`)];
    });
  }, exchanged);

/**
 * What the scripts of a page did not find as they expected is made anew without a word.
 *
 * @returns number of elements that the page came with, and the beginning of each one that is gone
 */
export const servedOf = (page: Page): Promise<{ served: number; gone: string[] }> =>
  page.evaluate(() => {
    const { servedElements = [] } = globalThis as Watched;
    const gone = servedElements.filter((element) => !element.isConnected);
    return { served: servedElements.length, gone: gone.map(({ outerHTML }) => outerHTML.slice(0, 120)) };
  });
