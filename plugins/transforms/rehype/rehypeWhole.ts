import type { Nodes, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from '../../texts/visit';
import { wrapped } from './wrapped';

/** On a phone a table has columns of 18 characters (ScrollableTable). */
const mostCharacters = 16;
const isBroken = (code: string): boolean => code.length <= mostCharacters && /^[^\s-]*-\S*$/.test(code);

const nameOf = (node: Nodes): string | undefined | null =>
  node.type === 'element' ? node.tagName : node.type === 'mdxJsxTextElement' ? node.name : undefined;

const number = String.raw`\d+(?:[.,:]\d+)*`;
const range = `${number}(?:[–-]${number})`;
const unit = ' (?:[KMG]B|m?s)';

/** Words whose first part says nothing at the end of a line: ranges, sizes and times, codes of messages, "e-mail". */
const words = new RegExp(
  String.raw`(?<![\p{L}\d])(${range}*${unit}(?:–${number}${unit})?|${range}+|\p{Lu}+-\d+|[Ee]-mails?)(?![\p{L}\d])`,
  'u',
);

/**
 * Keeps on one line (src/css/type.css) what browsers would break after its hyphens and dashes: the words above, and short
 * code. In DL, `--else` would end a line with `--`, which is another word of the language, and `query--` would be read as
 * `query-`. No-break hyphens would also do it for words, but whoever copies or looks for a word expects the usual one.
 */
export default function rehypeWhole() {
  return (tree: Root): void =>
    visit(tree, (node, index, parent) => {
      if (node.type === 'text' && parent !== undefined && index !== undefined) {
        const parts = wrapped(node, words, { className: ['dos-whole'] });
        parent.children.splice(index, 1, ...parts);
        return [SKIP, index + parts.length];
      }
      if (nameOf(node) === 'pre') return SKIP;
      if (nameOf(node) !== 'code') return undefined;
      if (!isBroken(textOf(node))) return SKIP;
      if (node.type === 'element') {
        node.properties['className'] = ['dos-whole'];
      } else if (node.type === 'mdxJsxTextElement') {
        const names = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'className');
        if (names) names.value = `${String(names.value)} dos-whole`;
      }
      return SKIP;
    });
}
