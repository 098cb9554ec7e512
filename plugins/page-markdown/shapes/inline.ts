import type { Element, ElementContent } from 'hast';
import { findAll, isElement } from '../elements';

const glued = ['span', 'time', 'small'];
/** In running text letters that touch belong together; in these elements the stylesheet moves their parts apart. */
const spaced = ['li', 'div', 'a', 'header', 'section', 'td', 'th', 'dd', 'dt'];

function withSpaces(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child, index): ElementContent[] => {
    const before = children[index - 1];
    const touches =
      isElement(child, ...glued) &&
      (before?.type === 'element' || (before?.type === 'text' && /\S$/.test(before.value)));
    return touches ? [{ type: 'text', value: ' ' }, child] : [child];
  });
}

/** Keys become plain text, the line of a folded part bold, and parts that only the stylesheet separates get a space. */
export function inline(content: Element): void {
  for (const node of findAll(content, (found) => isElement(found, 'kbd', 'summary', ...spaced))) {
    if (node.tagName === 'kbd') {
      node.tagName = 'span';
    } else if (node.tagName === 'summary') {
      node.tagName = 'p';
      node.children = [{ type: 'element', tagName: 'strong', properties: {}, children: node.children }];
    } else {
      node.children = withSpaces(node.children);
    }
  }
}
