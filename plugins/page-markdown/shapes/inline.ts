import type { Element, ElementContent } from 'hast';
import { findAll, isElement } from '../elements';

const glued = ['span', 'time', 'small'];
/** In running text letters that touch belong together; in these elements the stylesheet moves their parts apart. */
const spaced = ['li', 'div', 'a', 'header', 'section', 'td', 'th', 'dd', 'dt'];

function withSpaces(parent: Element): ElementContent[] {
  return parent.children.flatMap((child, index): ElementContent[] => {
    const before = parent.children[index - 1];
    if (!isElement(child, ...glued) || !before || (before.type === 'text' && !/\S$/.test(before.value))) {
      return [child];
    }
    const separator = parent.tagName === 'li' && before.type === 'element' ? ' – ' : ' ';
    return [{ type: 'text', value: separator }, child];
  });
}

/**
 * Keys become plain text, the line of a folded part bold, and parts that only the stylesheet separates get a space or
 * dash.
 */
export function inline(content: Element): void {
  // Code stays exactly as it is: the stock theme has its lines in these elements.
  const code = new Set(findAll(content, (node) => isElement(node, 'pre')).flatMap((pre) => findAll(pre, () => true)));
  for (const node of findAll(content, (found) => isElement(found, 'kbd', 'summary', ...spaced))) {
    if (code.has(node)) continue;
    if (node.tagName === 'kbd') {
      node.tagName = 'span';
    } else if (node.tagName === 'summary') {
      node.tagName = 'p';
      node.children = [{ type: 'element', tagName: 'strong', properties: {}, children: node.children }];
    } else {
      node.children = withSpaces(node);
    }
  }
}
