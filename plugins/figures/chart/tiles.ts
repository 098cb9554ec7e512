import { type FigureModel, fluid } from '../drawing';
import { anyOf, InputFault } from '../input/inputFault';
import type { YamlInput } from '../input/yaml';
import { type FigureLabels, filled } from '../labels';
import { at } from '../svg/at';
import { el, percent } from '../svg/element';
import { label, linesHeight } from '../svg/label';
import { SMALL } from '../text/types';
import { wrap } from '../text/wrap';
import { WIDE } from '../widths';
import { formatValue } from './format';

const UNITS = ['', '%', 'points', 'm:ss', 'ms'] as const;
type Unit = (typeof UNITS)[number];

const MOST_TILES = 15;
/** On a phone, more tiles than this are in three columns. */
const MOST_IN_PAIRS = 4;
/** How many tiles a row of the wide layout has, the best first. */
const WIDE_ROWS = [5, 4, 3, 2];
const GAP = 8;
const PADDING = 9;
const VALUE = { size: 20, face: 'bold' } as const;
const VALUE_LINE = 26;
const LINE = 17;

/** Rows are full where the number of tiles allows it: a gap in the last row looks like a missing tile. */
function tilesInRow(count: number, frame: number): number {
  if (frame < WIDE) {
    return count > MOST_IN_PAIRS ? 3 : 2;
  }
  return WIDE_ROWS.find((inRow) => count % inRow === 0) ?? Math.min(count, 4);
}

interface Tile {
  readonly name: string;
  readonly value: string;
  readonly before: string;
  readonly change: string;
}

const isUnit = (unit: string): unit is Unit => UNITS.some((known) => known === unit);

function shown(value: number, unit: Unit): string {
  if (unit === 'm:ss') {
    const seconds = Math.round(value);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  return formatValue(value, unit === 'points' ? '' : unit);
}

/** The change of a share is told in points, that of a time in time, everything else in percent (style of this site, "Numbers"). */
function changeOf(value: number, before: number, unit: Unit, labels: FigureLabels): string {
  if (value === before) {
    return labels.noChange;
  }
  const sign = value > before ? '+' : '−';
  const difference = Math.abs(value - before);
  if (unit === 'm:ss') {
    return `${sign}${shown(difference, unit)}`;
  }
  if (unit === '%' || unit === 'points') {
    const points = Math.round(difference * 10) / 10;
    return `${sign}${points} ${points === 1 ? labels.point : labels.points}`;
  }
  return before === 0
    ? `${sign}${shown(difference, unit)}`
    : `${sign}${formatValue(Math.round((difference / before) * 1000) / 10, '%')}`;
}

function readTile(map: YamlInput, labels: FigureLabels): Tile {
  map.allow(['name', 'value', 'before', 'unit']);
  const unit = map.text('unit', '');
  if (!isUnit(unit)) {
    throw new InputFault(map.lineOf('unit'), `A tile cannot have the unit "${unit}"`, anyOf(UNITS.slice(1)));
  }
  const [value, before] = [map.number('value'), map.number('before')];
  return {
    name: map.text('name'),
    value: shown(value, unit),
    before: shown(before, unit),
    change: changeOf(value, before, unit, labels),
  };
}

/**
 * Numbers of a period, each with its change against the period before. The change is computed.
 *
 * ```yaml
 * kind: tiles
 * period: September 2023
 * before: August 2023
 * tiles:
 *   - { name: Sessions, value: 7500, before: 7000 }
 *   - { name: Recognised share, value: 87.5, before: 86, unit: "%" }   # or points, m:ss (in seconds), ms
 * ```
 *
 * @throws {InputFault} for an unknown unit and for more than fifteen tiles
 */
export function tilesChart(input: YamlInput, frame: number, labels: FigureLabels): FigureModel {
  input.allow(['kind', 'period', 'before', 'tiles']);
  const [period, before] = [input.text('period'), input.text('before')];
  const tiles = input.maps('tiles').map((map) => readTile(map, labels));
  if (tiles.length > MOST_TILES) {
    throw new InputFault(
      input.lineOf('tiles'),
      `The chart has ${tiles.length} tiles, more than ${MOST_TILES}`,
      'delete the least important ones',
    );
  }
  const inRow = tilesInRow(tiles.length, frame);
  const width = frame / inRow - GAP;
  const names = tiles.map(({ name }) => wrap(name, width - 2 * PADDING, SMALL));
  const nameHeight = Math.max(...names.map((lines) => linesHeight(lines, SMALL)));
  const height = PADDING + nameHeight + VALUE_LINE + LINE + PADDING;
  const cells = tiles.map(({ value, change }, index) => {
    const share = (index % inRow) / inRow;
    const top = Math.floor(index / inRow) * (height + GAP);
    const lines = names[index] ?? [];
    const text = { x: PADDING, anchor: 'start' as const };
    return (
      el('rect', {
        class: 'fig-area',
        x: percent(share + GAP / 2 / frame),
        y: top + 1,
        width: percent(1 / inRow - GAP / frame),
        height,
        rx: 8,
      }) +
      at(
        share + GAP / 2 / frame,
        top + 1,
        label(lines, { ...text, y: PADDING + linesHeight(lines, SMALL) / 2, className: 'fig-small' }),
        label([value], { ...text, y: PADDING + nameHeight + VALUE_LINE / 2, type: VALUE, className: 'fig-value' }),
        label([change], { ...text, y: height - PADDING - LINE / 2 }),
      )
    );
  });
  const rows = Math.ceil(tiles.length / inRow);
  const foot = rows * (height + GAP) + 14;
  return {
    drawing: fluid(frame, {
      height: foot + 12,
      body:
        cells.join('') +
        label([filled(labels.comparison, { period, before })], {
          x: percent(GAP / 2 / frame),
          y: foot,
          className: 'fig-small',
          anchor: 'start',
        }),
    }),
    table: {
      head: [labels.figure, period, before, labels.change],
      rows: tiles.map((tile) => [tile.name, tile.value, tile.before, tile.change]),
    },
  };
}
