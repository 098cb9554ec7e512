import type { PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

type Attributes = Readonly<Record<string, string>>;

const attributesOf = (attributes: Attributes): MdxJsxFlowElement['attributes'] =>
  Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));

export const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** @returns an element between paragraphs, as if the writer had typed `<name …>` */
export const flowElement = (
  name: string,
  attributes: Attributes,
  children: readonly (RootContent | PhrasingContent)[],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: attributesOf(attributes),
  children: children as MdxJsxFlowElement['children'],
});

/** @returns an element inside a sentence, as if the writer had typed `<name …>` */
export const textElement = (
  name: string,
  attributes: Attributes,
  children: readonly PhrasingContent[],
): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: attributesOf(attributes),
  children: [...children],
});

/** @returns whether the node is the JSX element with this name */
export function isElement(node: { type: string; name?: unknown }, name: string): node is JsxElement {
  return (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === name;
}

/** What is wrapped is in its own paragraph when MDX reads the element as one between paragraphs. */
export function phrasing(element: JsxElement): PhrasingContent[] {
  return element.children.flatMap((child) =>
    child.type === 'paragraph' ? child.children : [child as PhrasingContent],
  );
}
