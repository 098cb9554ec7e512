import type { Element, ElementContent, Nodes } from 'hast';

/** @returns whether the node is an element, of one of the names where names are given */
export function isElement(node: Nodes | undefined, ...names: string[]): node is Element {
  return node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));
}

export function classesOf({ properties }: Element): string[] {
  return Array.isArray(properties['className']) ? properties['className'].map(String) : [];
}

export function hasRole({ properties }: Element, role: string): boolean {
  return String(properties['role'] ?? '') === role;
}

/** @returns the elements below a node for which the test is true, in the order of the text */
export function findAll(node: Nodes, holds: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  const walk = (parent: Nodes): void => {
    if (!('children' in parent)) {
      return;
    }
    for (const child of parent.children) {
      if (isElement(child) && holds(child)) found.push(child);
      walk(child);
    }
  };
  walk(node);
  return found;
}

const textIn = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textIn).join('') : '';

/** @returns the text of a node with single spaces */
export const plainText = (node: Nodes): string => textIn(node).replace(/\s+/g, ' ').trim();

export function element(tagName: string, children: (ElementContent | string)[]): Element {
  return {
    type: 'element',
    tagName,
    properties: {},
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  };
}
