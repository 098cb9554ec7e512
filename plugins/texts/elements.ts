import type { PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

type Attributes = Readonly<Record<string, string>>;

const attributesOf = (attributes: Attributes): MdxJsxFlowElement['attributes'] =>
  Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));

export const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** @returns words in code font */
export const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

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

/** @returns whether the node is a JSX element */
export const isJsx = (node: { type: string }): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** @returns whether the node is the JSX element with this name */
export const isElement = (node: { type: string }, name: string): node is JsxElement =>
  isJsx(node) && node.name === name;

/** @returns the text of an attribute; nothing when it is absent or no text */
export function attributeText({ attributes }: JsxElement, name: string): string | undefined {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** What is wrapped is in its own paragraph when MDX reads the element as one between paragraphs. */
export function phrasing(element: JsxElement): PhrasingContent[] {
  return element.children.flatMap((child) =>
    child.type === 'paragraph' ? child.children : [child as PhrasingContent],
  );
}
