import type { Element, ElementContent, Nodes } from 'hast';
import { visit } from 'unist-util-visit';

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

/** @returns the elements below a node for which the test holds, in the order of the text */
export function findAll(node: Nodes, holds: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(node, 'element', (element) => {
    if (element !== node && holds(element)) {
      found.push(element);
    }
  });
  return found;
}

/** @returns the text of a node with single spaces */
export function plainText(node: Nodes): string {
  let text = '';
  visit(node, 'text', ({ value }) => {
    text += value;
  });
  return text.replace(/\s+/g, ' ').trim();
}

export function element(tagName: string, children: (ElementContent | string)[]): Element {
  return {
    type: 'element',
    tagName,
    properties: {},
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  };
}
