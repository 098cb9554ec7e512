import { type FigureModel, fluid } from '../drawing';
import { InputFault } from '../input/inputFault';
import type { YamlInput } from '../input/yaml';
import { at } from '../svg/at';
import { el } from '../svg/element';
import { label, linesHeight } from '../svg/label';
import { horizontalLine } from '../svg/line';
import { textWidth } from '../text/measure';
import { BOLD, SMALL } from '../text/types';
import { widest, wrap } from '../text/wrap';

const LEAST_COLUMN = 26;
const MOST_NAME = 172;
const CELL = 20;
const PADDING = 4;
const MOST_COLUMNS = 6;

interface Row {
  readonly name: string;
  readonly values: readonly string[];
}

function readRow(map: YamlInput, columns: readonly string[]): Row {
  map.allow(['name', 'values']);
  const [name, values] = [map.text('name'), map.texts('values')];
  if (values.length !== columns.length) {
    throw new InputFault(
      map.lineOf('values'),
      `The row "${name}" has ${values.length} values, the matrix has ${columns.length} columns`,
      'give each column one value',
    );
  }
  const strange = values.find((value) => value !== 'yes' && value !== 'no');
  if (strange !== undefined) {
    throw new InputFault(map.lineOf('values'), `The row "${name}" has the value "${strange}"`, 'write "yes" or "no"');
  }
  return { name, values };
}

function readColumns(input: YamlInput): string[] {
  const map = input.map('columns');
  map.allow(['name', 'values']);
  const columns = map.texts('values');
  if (columns.length > MOST_COLUMNS) {
    throw new InputFault(
      input.lineOf('columns'),
      `The matrix has ${columns.length} columns, more than ${MOST_COLUMNS}`,
      'swap its rows and columns',
    );
  }
  return columns;
}

/** Names of columns; where one is too wide for its column, all are turned by a quarter. */
function columnHeads(columns: readonly string[], width: number): { height: number; drawn: string[] } {
  const style = { type: BOLD, className: 'fig-small-bold fig-ink' } as const;
  const names = columns.map((name) => wrap(name, width - 8, BOLD));
  if (names.every((lines) => widest(lines, BOLD) <= width - 6)) {
    const height = Math.max(...names.map((lines) => linesHeight(lines, BOLD)));
    return { height, drawn: names.map((lines) => label(lines, { ...style, x: 0, y: height / 2 })) };
  }
  const height = Math.ceil(Math.max(...columns.map((name) => textWidth(name, BOLD))));
  const turned = { anchor: 'start', attributes: { transform: 'rotate(-90)' } } as const;
  return { height, drawn: columns.map((name) => label([name], { ...style, ...turned, x: -height, y: 0 })) };
}

const tick =
  el('rect', { class: 'fig-s0', x: -CELL / 2, y: -CELL / 2, width: CELL, height: CELL, rx: 5 }) +
  el('path', { class: 'fig-tick', d: 'M-5 0.5l3.5 3.5 6.5-7.5' });
const dash = el('path', { class: 'fig-dash', d: 'M-4 0h8' });

/**
 * Rows by columns with yes or no in each cell: a tick or a dash, so that no difference is one of colour alone.
 *
 * ```yaml
 * kind: matrix
 * columns: { name: Role, values: [Manager, Analyst] }
 * head: Right                      # what the rows are
 * rows:
 *   - { name: Train, values: [yes, no] }
 * ```
 *
 * @throws {InputFault} for rows of another length than the columns and for other values than yes and no
 */
export function matrixChart(input: YamlInput, frame: number): FigureModel {
  input.allow(['kind', 'columns', 'head', 'rows']);
  const columns = readColumns(input);
  const rows = input.maps('rows').map((map) => readRow(map, columns));

  const most = Math.min(MOST_NAME, frame - columns.length * LEAST_COLUMN - 12);
  const names = rows.map(({ name }) => wrap(name, most, SMALL));
  const left = Math.ceil(Math.max(...names.map((lines) => widest(lines, SMALL)))) + 12;
  const heads = columnHeads(columns, (frame - left) / columns.length);
  const middle = (index: number): number => (index + 0.5) / columns.length;
  const head = heads.drawn.map((drawn, index) => at(middle(index), 0, drawn));

  let top = heads.height + 10;
  const body = rows.map(({ values }, row) => {
    const lines = names[row] ?? [];
    const height = Math.max(CELL, linesHeight(lines, SMALL)) + 2 * PADDING;
    const y = top + height / 2;
    const drawn =
      horizontalLine('fig-rule', top, -left) +
      label(lines, { x: -left, y, anchor: 'start' }) +
      values.map((value, index) => at(middle(index), y, value === 'yes' ? tick : dash)).join('');
    top += height;
    return drawn;
  });
  return {
    drawing: fluid(frame, { height: top + 2, left, body: [...head, ...body] }),
    table: {
      isWords: true,
      head: [input.text('head'), ...columns],
      rows: rows.map(({ name, values }) => [name, ...values]),
    },
  };
}
