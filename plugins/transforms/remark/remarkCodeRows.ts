import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { codeRowId } from '../../../src/data/dlHelp/codeRows';
import { visit } from '../../texts/visit';

/** Gives each row of the table of all error codes an id, so that a message of the playground can link to its code. */
export default function remarkCodeRows() {
  return (tree: Root): void => {
    visit(tree, 'table', ({ children: [head, ...rows] }) => {
      if (head?.children.map((cell) => textOf(cell)).join() !== 'Code,Example,Cause,Fix') return;
      for (const row of rows) {
        const [code] = /^\d{5}/.exec(textOf(row.children[0])) ?? [];
        if (code !== undefined) row.data = { ...row.data, hProperties: { id: codeRowId(code) } };
      }
    });
  };
}
