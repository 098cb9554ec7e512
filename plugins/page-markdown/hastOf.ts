import type { AnyNode, Element as DomElement, ParentNode } from 'domhandler';
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';

const isElement = (node: AnyNode): node is DomElement => 'attribs' in node;

function childrenOf({ children }: ParentNode): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') {
      return [{ type: 'text', value: child.data }];
    }
    return isElement(child) ? [hastOf(child)] : [];
  });
}

/** @returns a copy of an element in the form that rehype knows; comments are omitted */
export function hastOf(element: DomElement): Element {
  return { ...h(element.name, element.attribs), children: childrenOf(element) };
}
