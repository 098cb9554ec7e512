import type { Element } from 'hast';
import type { RouteKind } from '../../src/data/siteRoutes';
import { mainTree } from '../build/built-page/mainPart';
import { classesOf, hasRole, isElement } from './elements';
import { hastOf } from './hastOf';

/** What helps to move around or to act: classes that theme-classic promises to keep, and our own. */
const chromeClasses = [
  'hash-link',
  'theme-doc-breadcrumbs',
  'theme-doc-toc-mobile',
  'theme-doc-footer',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'pagination-nav',
  'dos-page-actions',
];

const chromeNames = [
  'button',
  'script',
  'style',
  'template',
  'noscript',
  'input',
  'select',
  'textarea',
  'dialog',
  'form',
];

function isChrome(node: Element, kind: RouteKind): boolean {
  const { tagName, properties } = node;
  return (
    chromeNames.includes(tagName) ||
    // The title page consists of ways into the text: there they are the text.
    (tagName === 'nav' && kind !== 'standalone') ||
    (tagName === 'footer' && (kind === 'blog' || kind === 'blog-list' || kind === 'blog-tag')) ||
    // Of a drawing that is hidden from screen readers nothing can be read here either.
    String(properties['ariaHidden'] ?? '') === 'true' ||
    properties['popover'] !== undefined ||
    hasRole(node, 'tooltip') ||
    hasRole(node, 'status') ||
    classesOf(node).some((name) => chromeClasses.includes(name))
  );
}

function withoutChrome(node: Element, kind: RouteKind): void {
  node.children = node.children.filter((child) => !isElement(child) || !isChrome(child, kind));
  for (const child of node.children) {
    if (isElement(child)) withoutChrome(child, kind);
  }
}

/**
 * Finds the text of a page and takes out everything that is not text.
 *
 * @param main the main part of a page, as `mainPart` gives it
 * @returns the article of a documentation page or a release note, the main part of any other page
 * @throws Error when the page has no main part
 */
export function contentOf(main: string, kind: RouteKind): Element {
  const $ = mainTree(main);
  const [whole] = $('main').get();
  if (!whole) {
    throw new Error('the page has no main part');
  }
  const [article] = kind === 'doc' || kind === 'blog' ? $('article').get() : [];
  const content = hastOf(article ?? whole);
  withoutChrome(content, kind);
  return content;
}
