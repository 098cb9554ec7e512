import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { buildResults } from '../kept/buildResults';
import { checkedPage } from './checkedPage';
import type { Bases } from './example';

/**
 * Checks the DL examples of a text and writes them into the page: an example becomes `DlExample` around its code block,
 * a dialog becomes a figure, with the fold "Why this reply" where the writer asks for it.
 *
 * @throws TextFault for the first example that is wrong
 */
export default function remarkDlExamples({ bases }: { bases: Bases }) {
  return (tree: Root, file: VFile): void => {
    const { faults, nodes: byCode } = checkedPage(tree, file, bases, buildResults());
    const [fault] = faults;
    if (fault !== undefined) {
      throw fault;
    }
    visit(tree, 'code', (code, index, parent) => {
      const nodes = byCode.get(code);
      if (nodes === undefined || parent === undefined || index === undefined) {
        return undefined;
      }
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
  };
}
