import type { PhrasingContent, Table, TableRow } from 'mdast';

/** @returns a row of a table as Markdown makes it */
export const rowOf = (cells: PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({ type: 'tableCell', children })),
});

export const plain = (value: string): PhrasingContent[] => [{ type: 'text', value }];

/** Every cell is filled (style, section 10). */
export const noValue = plain('—');

/** @returns a table as Markdown makes it, so that everything that reads the page reads it too */
export function tableOf(heads: readonly string[], rows: readonly PhrasingContent[][][]): Table {
  return { type: 'table', align: heads.map(() => null), children: [rowOf(heads.map(plain)), ...rows.map(rowOf)] };
}
