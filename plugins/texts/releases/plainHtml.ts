import type { RootContent } from 'mdast';
import { isElement, phrasing } from '../elements';
import { type FileLike, TextFault } from '../fault';
import { escapeHtml } from '../textHtml';
import type { HrefOf } from './release';

/**
 * @param nodes what is in an item or above the truncate mark
 * @param hrefOf what a link to a route of this site becomes
 * @returns plain HTML as a feed reader shows it
 * @throws TextFault for a form of text that a feed cannot show
 */
export function plainHtml(nodes: readonly RootContent[], hrefOf: HrefOf, file: FileLike): string {
  const inside = (children: readonly RootContent[]) => plainHtml(children, hrefOf, file);
  return nodes
    .map((node) => {
      if (isElement(node, 'kbd')) {
        return `<kbd>${inside(phrasing(node))}</kbd>`;
      }
      switch (node.type) {
        case 'text':
          return escapeHtml(node.value);
        case 'inlineCode':
          return `<code>${escapeHtml(node.value)}</code>`;
        case 'code':
          return `<pre><code>${escapeHtml(node.value)}</code></pre>`;
        case 'strong':
          return `<strong>${inside(node.children)}</strong>`;
        case 'emphasis':
          return `<em>${inside(node.children)}</em>`;
        case 'link':
          return `<a href="${escapeHtml(node.url.startsWith('/') ? hrefOf(node.url) : node.url)}">${inside(node.children)}</a>`;
        case 'paragraph':
          return `<p>${inside(node.children)}</p>`;
        default:
          throw new TextFault(
            file,
            node.position?.start.line ?? 1,
            `a release note has a form of text that feeds do not show: "${node.type}"`,
            'write it with paragraphs, links, bold, emphasis, keys in <kbd> and code',
          );
      }
    })
    .join('');
}
