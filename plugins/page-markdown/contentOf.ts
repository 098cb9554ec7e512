import { load } from 'cheerio';
import type { Element } from 'hast';
import { hastOf } from './hastOf';
import type { PageKind } from './options';

/** What helps to move around or to act, with the classes that theme-classic promises to keep. */
const chrome = [
  'button, script, style, template, noscript, input, select, textarea, dialog, form',
  '.hash-link, .theme-doc-breadcrumbs, .theme-doc-toc-mobile, .theme-doc-footer, .theme-doc-version-badge',
  '.theme-doc-version-banner, .pagination-nav, [popover], [role=tooltip], [role=status]',
  // Of a drawing that is hidden from screen readers nothing can be read here either.
  '[aria-hidden=true]',
];

const chromeOf: Readonly<Record<PageKind, readonly string[]>> = {
  doc: ['nav'],
  reference: ['nav'],
  post: ['nav', 'footer'],
  list: ['nav', 'footer'],
  page: [],
};

/**
 * Finds the text of a page and removes everything that is not text.
 *
 * @param main the main part of a page, as `mainPart` gives it
 * @param ignored CSS selectors of what is removed as well
 * @returns the article of a document or a post, the main part of any other page
 * @throws Error when the page has no main part
 */
export function contentOf(main: string, kind: PageKind, ignored: readonly string[]): Element {
  // Without a doctype a table would not end the paragraph before it.
  const $ = load(`<!doctype html>${main}`);
  $([...chrome, ...chromeOf[kind], ...ignored].join(', ')).remove();
  const [whole] = $('main').get();
  if (!whole) {
    throw new Error('the page has no main part');
  }
  const [article] = kind === 'doc' || kind === 'post' ? $('article').get() : [];
  return hastOf(article ?? whole);
}
