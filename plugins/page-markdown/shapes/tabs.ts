import type { Element } from 'hast';
import { element, findAll, hasRole, isElement, plainText } from '../elements';

const hasTabList = (node: Element) => node.children.some((child) => isElement(child) && hasRole(child, 'tablist'));

/** The panels of these tabs, without those of tabs inside a panel. */
function panelsOf(node: Element): Element[] {
  return node.children.flatMap((child) => {
    if (!isElement(child)) {
      return [];
    }
    return hasRole(child, 'tabpanel') ? [child] : panelsOf(child);
  });
}

/** Tabs become their panels one after the other, each below its label, hidden ones too. */
export function tabs(content: Element): void {
  for (const group of findAll(content, hasTabList)) {
    // Those of tabs inside a panel come after them.
    const labels = findAll(group, (node) => hasRole(node, 'tab')).map(plainText);
    group.children = group.children.filter((child) => !(isElement(child) && hasRole(child, 'tablist')));
    panelsOf(group).forEach((panel, index) => {
      panel.children.unshift(element('p', [element('strong', [labels[index] ?? ''])]));
    });
  }
}
