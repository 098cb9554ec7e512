import type { Root, Strong } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isElement, phrasing } from '../../texts/elements';
import { TextFault } from '../../texts/fault';

/**
 * Makes `<Ui>Publish</Ui>`, a label of the screen, the same as `**Publish**`, with a mark for the design.
 *
 * @throws TextFault for a label without words
 */
export default function remarkLabels() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isElement(node, 'Ui') || parent === undefined || index === undefined) {
        return undefined;
      }
      if (plainText(node).trim() === '') {
        const line = node.position?.start.line ?? 1;
        throw new TextFault(file, line, '<Ui> has no label', 'write <Ui>Publish</Ui>');
      }
      const label: Strong = {
        type: 'strong',
        data: { hProperties: { className: ['dos-ui'] } },
        children: phrasing(node),
      };
      const made = node.type === 'mdxJsxFlowElement' ? { type: 'paragraph' as const, children: [label] } : label;
      (parent.children as (typeof made)[]).splice(index, 1, made);
      return index + 1;
    });
  };
}
