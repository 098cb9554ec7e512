import type { Parents, PhrasingContent, Root, RootContent } from 'mdast';
import { isJsx, type JsxElement } from '../../texts/elements';
import type { FileLike } from '../../texts/fault';
import { fail, type Place } from '../../texts/place';
import { SKIP, visit } from '../../texts/visit';

/** Makes what stands in a text instead of an element. */
type Make = (element: JsxElement, place: Place, parent: Parents) => RootContent[];

/**
 * Puts something else in place of each element with one of these names. What it becomes is not searched for more of them.
 *
 * @param makers what makes it, by the name of the element
 * @throws what they throw
 */
export function replaceElements(tree: Root, file: FileLike, makers: Readonly<Record<string, Make>>): void {
  const byName = new Map(Object.entries(makers));
  visit(tree, (node, index, parent) => {
    const make = isJsx(node) ? byName.get(node.name ?? '') : undefined;
    if (!isJsx(node) || make === undefined || parent === undefined || index === undefined) {
      return undefined;
    }
    const made = make(node, { file, line: node.position?.start.line ?? 1 }, parent);
    parent.children.splice(index, 1, ...(made as typeof parent.children));
    return [SKIP, index + made.length];
  });
}

/** @returns words that stay in the sentence of the element, or become a paragraph where it is on a separate line */
export const wordsFor = ({ type }: JsxElement, words: PhrasingContent[]): RootContent[] =>
  type === 'mdxJsxFlowElement' ? [{ type: 'paragraph', children: words }] : words;

/**
 * @param what the element becomes: "a table"
 * @throws TextFault when it is in a sentence, where that has no place
 */
export function mustBeOnOwnLine({ name, type }: JsxElement, what: string, place: Place): void {
  if (type === 'mdxJsxTextElement') {
    fail(place, `<${name}> is ${what} inside a sentence`, 'put it on a separate line, between empty lines');
  }
}
