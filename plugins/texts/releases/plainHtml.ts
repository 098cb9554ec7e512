import type { RootContent } from 'mdast';
import { isElement, phrasing } from '../elements';
import { type FileLike, TextFault } from '../fault';
import { escapeHtml, nodesHtml } from '../textHtml';
import type { HrefOf } from './release';

/**
 * @param nodes what is in an item or above the truncate mark
 * @param hrefOf what a link to a route of this site becomes
 * @returns plain HTML as a feed reader shows it
 * @throws TextFault for a form of text that a feed cannot show
 */
export const plainHtml = (nodes: readonly RootContent[], hrefOf: HrefOf, file: FileLike): string =>
  nodesHtml(nodes, {
    hrefOf: (url) => (url.startsWith('/') ? hrefOf(url) : url),
    other: (node, inside) => {
      if (isElement(node, 'kbd')) {
        return `<kbd>${inside(phrasing(node))}</kbd>`;
      }
      if (node.type === 'code') {
        return `<pre><code>${escapeHtml(node.value)}</code></pre>`;
      }
      throw new TextFault(
        file,
        node.position?.start.line ?? 1,
        `a release note has a form of text that feeds do not show: "${node.type}"`,
        'write it with paragraphs, links, bold, emphasis, keys in <kbd> and code',
      );
    },
  });
