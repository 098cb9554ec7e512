import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

/** @returns whether the node is a comment of MDX, which readers do not see */
export const isComment = (node: Nodes): boolean =>
  (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
  /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value);

/** @returns the words of a part of a text, without its comments */
export function wordsIn(node: Nodes): string {
  if (isComment(node)) return '';
  return 'children' in node ? node.children.map(wordsIn).join('') : textOf(node);
}
