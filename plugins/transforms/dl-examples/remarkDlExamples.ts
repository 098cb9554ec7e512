import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { buildResults } from '../../build/kept/buildResults';
import { readFrom, type Source } from '../../texts/sources/readFrom';
import { SKIP, visit } from '../../texts/visit';
import { checkedPage } from './checkedPage';
import type { Bases } from './example';

type Options = { bases: Bases; sources?: ReadonlyMap<string, readonly Source[]> };

/**
 * Checks the DL examples of a text and writes them into the page: an example becomes `DlExample` around its code block,
 * a dialog becomes a figure, with the fold "Why this reply" where the writer asks for it.
 *
 * @param options.sources files of the sample assistants, by their names
 * @throws TextFault for the first example that is wrong
 */
export default function remarkDlExamples({ bases, sources = new Map() }: Options) {
  return (tree: Root, file: VFile): void => {
    const { faults, nodes: byCode, assistants } = checkedPage(tree, file, bases, buildResults());
    for (const assistant of assistants) readFrom(file, ...(sources.get(assistant) ?? []));
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
