import type { Page } from '@playwright/test';

const mark = 'data-phone-only';

/** Where the marked elements are found. */
export const phoneOnly = `[${mark}]`;

/** Marks what the text of a page hides in the window as it is. Call it before the window becomes narrow. */
export async function markHidden(page: Page): Promise<void> {
  await page.evaluate((name) => {
    // The list of headings above a text is the same on all pages.
    for (const element of document.querySelectorAll('main :not(.theme-doc-toc-mobile, .theme-doc-toc-mobile *)')) {
      if (!element.checkVisibility({ visibilityProperty: true })) element.setAttribute(name, '');
    }
  }, mark);
}

/**
 * Takes the mark away from all that the narrow window hides, too.
 *
 * @returns how many elements only the narrow window shows
 */
export async function keepShown(page: Page): Promise<number> {
  return page.evaluate((name) => {
    const marked = [...document.querySelectorAll(`[${name}]`)];
    const hidden = marked.filter((element) => !element.checkVisibility({ visibilityProperty: true }));
    for (const element of hidden) element.removeAttribute(name);
    return marked.length - hidden.length;
  }, mark);
}
