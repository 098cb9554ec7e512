import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { RouteKind } from '../../src/data/siteRoutes';
import { classesOf, findAll, hasRole, isElement } from './elements';

/** What helps to move around or to act: classes that theme-classic promises to keep, and our own. */
const furnitureClasses = [
  'hash-link',
  'theme-doc-breadcrumbs',
  'theme-doc-toc-mobile',
  'theme-doc-footer',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'pagination-nav',
  'dos-page-actions',
];

const furnitureNames = [
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

function isFurniture(node: Element, kind: RouteKind): boolean {
  const { tagName, properties } = node;
  return (
    furnitureNames.includes(tagName) ||
    // The title page consists of ways into the text: there they are the text.
    (tagName === 'nav' && kind !== 'standalone') ||
    (tagName === 'footer' && (kind === 'blog' || kind === 'blog-list' || kind === 'blog-tag')) ||
    // Of a drawing that is hidden from screen readers nothing can be read here either.
    String(properties['ariaHidden'] ?? '') === 'true' ||
    properties['popover'] !== undefined ||
    hasRole(node, 'tooltip') ||
    hasRole(node, 'status') ||
    classesOf(node).some((name) => furnitureClasses.includes(name))
  );
}

/**
 * Finds the text of a page and takes out everything that is not text.
 *
 * @param document the parsed page; what is taken out of it is lost
 * @returns the article of a documentation page or a release note, the main part of any other page
 * @throws Error when the page has no main part
 */
export function contentOf(document: Root, kind: RouteKind): Element {
  const [main] = findAll(document, (node) => isElement(node, 'main'));
  if (!main) {
    throw new Error('the page has no main part');
  }
  const [article] = kind === 'doc' || kind === 'blog' ? findAll(main, (node) => isElement(node, 'article')) : [];
  const content = article ?? main;
  visit(content, (node, index, parent) => {
    const leave = node.type === 'comment' || (isElement(node) && node !== content && isFurniture(node, kind));
    if (leave && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
  return content;
}
