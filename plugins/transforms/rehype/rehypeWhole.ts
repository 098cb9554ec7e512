import type { Nodes, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** On a phone a table has columns of 18 characters (ScrollableTable). */
const mostCharacters = 16;
const isBroken = (code: string): boolean => code.length <= mostCharacters && /^[^\s-]*-\S*$/.test(code);

const nameOf = (node: Nodes): string | undefined | null =>
  node.type === 'element' ? node.tagName : node.type === 'mdxJsxTextElement' ? node.name : undefined;

/**
 * Keeps short code with hyphens on one line (src/css/type.css), where browsers break it after each of them. In DL, `--else`
 * would then end a line with `--`, which is another word of the language, and `query--` would be read as `query-`.
 */
export default function rehypeWholeCode() {
  return (tree: Root): void =>
    visit(tree, (node) => {
      if (nameOf(node) === 'pre') return SKIP;
      if (nameOf(node) !== 'code' || !isBroken(textOf(node))) return undefined;
      if (node.type === 'element') {
        node.properties['className'] = ['dos-whole'];
      } else if (node.type === 'mdxJsxTextElement') {
        const names = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'className');
        if (names) names.value = `${String(names.value)} dos-whole`;
      }
      return SKIP;
    });
}
