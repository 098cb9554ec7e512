import type { TableRow } from 'mdast';
import type { Document } from '../../texts/document';
import type { Fault } from '../../texts/finding';
import { visit } from '../../texts/visit';
import { isComment, wordsIn } from '../../texts/wordsIn';
import type { Rule } from '../rule';

/** Cells are read as text; a component in a cell writes its own text. */
const isEmpty = (cell: TableRow['children'][number]) =>
  wordsIn(cell).trim() === '' && cell.children.every((child) => child.type === 'text' || isComment(child));

function emptyCells({ file }: Document, row: TableRow, isHead: boolean): Fault[] {
  const line = row.position?.start.line ?? 1;
  return row.children.flatMap((cell, index) => {
    if (!isEmpty(cell)) {
      return [];
    }
    return isHead
      ? [
          {
            file,
            line,
            reason: `Column ${index + 1} of the table has no heading.`,
            fix: 'say what the column contains.',
          },
        ]
      : [{ file, line, reason: `Cell ${index + 1} of the row is empty.`, fix: 'fill it, or write "—" for nothing.' }];
  });
}

/** A row keeps only as many cells as the table has columns: the rest is not on the page, and what is missing stays empty. */
function otherCells({ file }: Document, [head, ...rows]: readonly TableRow[]): Fault[] {
  const columns = head?.children.length ?? 0;
  return rows
    .filter(({ children }) => children.length !== columns)
    .map(({ children, position }) => ({
      file,
      line: position?.start.line ?? 1,
      reason: `The row has ${children.length} ${children.length === 1 ? 'cell' : 'cells'}, but the table has ${columns} columns.`,
      fix:
        children.length > columns
          ? 'delete the extra cells, or write a vertical bar inside a cell as \\| in code.'
          : 'add the cells that are missing, with "—" for nothing.',
    }));
}

/** Every column has a heading and every cell is filled (style, section 10): a screen reader reads them out. */
export const tables: Rule = {
  name: 'tables',
  unit: 'rows of tables',
  check: (document) => {
    const faults: Fault[] = [];
    let checked = 0;
    visit(document.tree, 'table', ({ children }) => {
      checked += children.length;
      faults.push(...children.flatMap((row, index) => emptyCells(document, row, index === 0)));
      faults.push(...otherCells(document, children));
    });
    return { checked, faults };
  },
};
