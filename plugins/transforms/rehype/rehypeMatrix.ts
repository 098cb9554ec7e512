import type { Element, Root } from 'hast';
import { visit } from '../../texts/visit';

const rowsOf = (table: Element): Element[][] => {
  const rows: Element[][] = [];
  visit(table, 'element', (element) => {
    if (element.tagName === 'tr') {
      rows.push(element.children.filter((cell): cell is Element => cell.type === 'element'));
    }
  });
  return rows;
};

/** @returns the word of a cell that has nothing else */
function answerOf(cell: Element | undefined): string | undefined {
  const [text, ...others] = cell?.children ?? [];
  return text?.type === 'text' && others.length === 0 ? /^\s*(yes|no)\s*$/.exec(text.value)?.[1] : undefined;
}

/** With more columns the name of a row stays in sight while the rest is scrolled (ScrollableTable). */
const widestList = 6;

/**
 * Columns of a table that say nothing but "yes" and "no" show signs (src/css/elements.css). The words stay in the page for
 * screen readers, the search and copies. A table with one such answer among others keeps its words.
 *
 * In a table with several such columns, or with very many columns, the first cell of a row becomes its header: whoever
 * listens to a column would otherwise hear "yes" and "no" without the names of the rows.
 */
export default function rehypeMatrix() {
  return (tree: Root): void =>
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      const [head = [], ...rows] = rowsOf(table);
      const columns = head
        .map((_, index) => rows.map((row) => row[index]))
        .filter((cells) => cells.length > 1 && cells.every((cell) => answerOf(cell) !== undefined));
      if (columns.length > 1 || head.length > widestList) {
        for (const [name] of rows) {
          if (name && answerOf(name) === undefined)
            Object.assign(name, { tagName: 'th', properties: { scope: 'row' } });
        }
      }
      for (const cell of columns.flat()) {
        if (cell) {
          const className = [`dos-${answerOf(cell)}`];
          cell.children = [{ type: 'element', tagName: 'span', properties: { className }, children: cell.children }];
        }
      }
    });
}
