import { anyOf, InputFault, oneOf } from '../input/inputFault';
import { readYaml, type YamlInput } from '../input/yaml';

const AREA_KINDS = [
  'bar',
  'menu',
  'canvas',
  'list',
  'form',
  'table',
  'chat',
  'keyboard',
  'chip',
  'button',
  'tabs',
  'tiles',
  'chart',
  'code',
  'text',
] as const;
export type AreaKind = (typeof AREA_KINDS)[number];

export interface Area {
  readonly number: number;
  readonly name: string;
  readonly kind: AreaKind;
  /** Names that are drawn inside. */
  readonly items: readonly string[];
  /** What the legend says of it. */
  readonly holds: string;
  /** Place in the grid, counted from 0. */
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

export interface SketchInput {
  /** Relative widths of the columns. */
  readonly columns: readonly number[];
  readonly rowCount: number;
  readonly areas: readonly Area[];
  /** Width in pixels of a small window, which does not fill a desk. */
  readonly window?: number;
}

function isKind(name: string): name is AreaKind {
  return AREA_KINDS.some((kind) => kind === name);
}

/**
 * A screen as a grid of areas, in YAML.
 *
 * ```yaml
 * grid:                     # one line for each row; a name that is repeated covers several cells; "." is empty
 *   - header header
 *   - menu   canvas
 * columns: [1, 3]           # relative widths
 * window: 320               # width of a small window; without it a screen fills its place
 * areas:                    # numbered in this order
 *   header:
 *     name: Assistant header
 *     kind: bar
 *     items: [Pip, (Draft), "[Train]"]   # (chip), [button], *chosen*, others are plain
 *     holds: name of the assistant, state chip and buttons
 * ```
 *
 * @throws {InputFault} for an unknown kind, an area that is no rectangle, or an area without a place in the grid
 */
export function readSketch(source: string): SketchInput {
  const input = readYaml(source);
  input.allow(['grid', 'columns', 'window', 'areas']);
  const grid = input.texts('grid').map((row) => row.trim().split(/\s+/));
  const width = grid[0]?.length ?? 0;
  const uneven = grid.findIndex((row) => row.length !== width);
  if (uneven >= 0) {
    throw new InputFault(
      input.lineOf('grid') + 1 + uneven,
      `Row ${uneven + 1} of the grid has ${grid[uneven]?.length} cells, the first row has ${width}`,
      'give every row the same number of names; write "." for an empty cell',
    );
  }
  const columns = input.numbers(
    'columns',
    Array.from({ length: width }, () => 1),
  );
  if (columns.length !== width || columns.some((part) => part <= 0)) {
    throw new InputFault(
      input.lineOf('columns'),
      `The grid has ${width} columns, "columns" has ${columns.length} widths`,
      'give each column one width above 0',
    );
  }
  const named = input.named('areas');
  const ids = named.map(([id]) => id);
  const stray = grid.flat().find((id) => id !== '.' && !ids.includes(id));
  if (stray !== undefined) {
    throw new InputFault(input.lineOf('grid'), `The grid names "${stray}", which is not an area`, oneOf(stray, ids));
  }
  return {
    columns,
    rowCount: grid.length,
    ...(input.has('window') ? { window: input.number('window') } : {}),
    areas: named.map(([id, map], index) => readArea(id, map, { number: index + 1, grid })),
  };
}

function readArea(
  id: string,
  map: YamlInput,
  { number, grid }: { number: number; grid: readonly (readonly string[])[] },
): Area {
  map.allow(['name', 'kind', 'items', 'holds']);
  const kind = map.text('kind');
  if (!isKind(kind)) {
    throw new InputFault(map.lineOf('kind'), `The kind of area "${kind}" does not exist`, anyOf(AREA_KINDS));
  }
  const cells = grid.flatMap((names, row) => names.flatMap((name, column) => (name === id ? [{ row, column }] : [])));
  if (cells.length === 0) {
    throw new InputFault(map.line, `The area "${id}" has no place`, 'write its name into the grid');
  }
  const row = Math.min(...cells.map((cell) => cell.row));
  const column = Math.min(...cells.map((cell) => cell.column));
  const rows = Math.max(...cells.map((cell) => cell.row)) - row + 1;
  const columns = Math.max(...cells.map((cell) => cell.column)) - column + 1;
  if (rows * columns !== cells.length) {
    throw new InputFault(
      map.line,
      `The area "${id}" is not a rectangle`,
      'put its cells next to each other in the grid',
    );
  }
  return {
    number,
    name: map.text('name'),
    kind,
    items: map.texts('items', []),
    holds: map.text('holds'),
    column,
    row,
    columns,
    rows,
  };
}
