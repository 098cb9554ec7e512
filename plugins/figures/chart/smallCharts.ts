import { type FigureModel, fluid } from '../drawing';
import { InputFault } from '../input/inputFault';
import type { YamlInput } from '../input/yaml';
import type { FigureLabels } from '../labels';
import { at } from '../svg/at';
import { el, percent } from '../svg/element';
import { label, linesHeight } from '../svg/label';
import { horizontalLine, verticalLine } from '../svg/line';
import { textWidth } from '../text/measure';
import { BOLD, SMALL } from '../text/types';
import { widest, wrap } from '../text/wrap';
import { formatMark, formatValue } from './format';
import { patterns, seriesBar } from './marks';

/** Part of the place that the names may take. */
const NAMES = 0.31;
const BARS_HEIGHT = 34;
const PADDING = 7;
const BELOW_HEAD = 9;
const BETWEEN = 12;
const SHARE_OF_STEP = 0.72;
/** Of two nearly equal bars nobody sees the difference: two moments show their change, from a line in the middle. */
const CHANGE_BAR = 14;
const MOST_ROWS = 8;

interface Row {
  readonly name: string;
  readonly unit: string;
  readonly values: readonly number[];
}

/** The change from the first moment to the last one as a part of the first. */
const changeOf = ([first = 0, last = first]: readonly number[]): number => (first === 0 ? 0 : (last - first) / first);

/** A fall goes to the left of the middle and a rise to the right; they differ in their fill too. */
function changeBar(values: readonly number[], most: number, y: number): string {
  const change = changeOf(values);
  const share = (Math.abs(change) / most) * 0.46;
  const zero = verticalLine('fig-axis', '50%', y - CHANGE_BAR, y + CHANGE_BAR);
  const place = { y: y - CHANGE_BAR / 2, width: percent(share), height: CHANGE_BAR };
  return zero + seriesBar(change < 0 ? 1 : 0, { x: percent(change < 0 ? 0.5 - share : 0.5), ...place });
}

function readRow(map: YamlInput, categories: readonly string[]): Row {
  map.allow(['name', 'unit', 'values']);
  const [name, values] = [map.text('name'), map.numbers('values')];
  if (values.length !== categories.length) {
    throw new InputFault(
      map.lineOf('values'),
      `The row "${name}" has ${values.length} values, the axis has ${categories.length}`,
      'give each category of the axis one value',
    );
  }
  const negative = values.find((value) => value < 0);
  if (negative !== undefined) {
    throw new InputFault(
      map.lineOf('values'),
      `The row "${name}" has the negative value ${negative}`,
      'write 0 or more',
    );
  }
  return { name, unit: map.text('unit', ''), values };
}

function readRows(input: YamlInput, categories: readonly string[]): Row[] {
  const rows = input.maps('rows').map((map) => readRow(map, categories));
  if (rows.length > MOST_ROWS) {
    throw new InputFault(
      input.lineOf('rows'),
      `The chart has ${rows.length} rows, more than ${MOST_ROWS}`,
      'draw two charts',
    );
  }
  return rows;
}

/** The first and the last value of a row. */
function endsOf({ values, unit }: Row): string {
  const [start = 0, end = 0] = [values[0], values[values.length - 1]];
  return `${formatMark(start, { unit })} → ${formatValue(end, unit)}`;
}

/** Bars from `base` upwards, of which the last one is filled. */
function courseBars(values: readonly number[], base: number): string {
  const step = 1 / values.length;
  const highest = Math.max(...values, 1e-9);
  return values
    .map((value, index) => {
      const height = (value / highest) * BARS_HEIGHT;
      const x = percent((index + (1 - SHARE_OF_STEP) / 2) * step);
      const className = index === values.length - 1 ? 'fig-s0' : 'fig-ghost';
      return el('rect', { class: className, height, rx: 1, x, y: base - height, width: percent(step * SHARE_OF_STEP) });
    })
    .join('');
}

/**
 * A table with a small chart in each row: figures of different size that run over the same categories. Every row has
 * a scale of its own that begins at zero, so rows are compared by their course and read by their numbers. With two
 * categories, which as bars look alike, all rows share one scale of how much they changed.
 *
 * ```yaml
 * kind: small-charts
 * x: { name: Month, values: [August 2023, September 2023] }
 * rows:
 *   - { name: Dialogs, values: [5600, 6000] }
 *   - { name: Recognised share, unit: "%", values: [86, 87.5] }
 * ```
 *
 * @throws {InputFault} for rows of another length than the axis, negative values and more than eight rows
 */
export function smallCharts(input: YamlInput, frame: number, labels: FigureLabels): FigureModel {
  input.allow(['kind', 'x', 'rows']);
  const x = input.map('x');
  x.allow(['name', 'values']);
  const categories = x.texts('values');
  const rows = readRows(input, categories);
  const names = rows.map(({ name }) => wrap(name, frame * NAMES, SMALL));
  const ends = rows.map(endsOf);
  const left = Math.ceil(Math.max(...names.map((lines) => widest(lines, SMALL)))) + BETWEEN;
  const right = Math.ceil(Math.max(...ends.map((text) => textWidth(text, BOLD)))) + BETWEEN;
  const isChange = categories.length === 2;
  const most = Math.max(...rows.map(({ values }) => Math.abs(changeOf(values))), 1e-9);
  const span = `${categories[0]} → ${categories[categories.length - 1]}`;
  const period = wrap(isChange ? `${labels.change}, ${span}` : span, frame - left, SMALL);

  let top = linesHeight(period, SMALL) + BELOW_HEAD;
  const body = rows.map(({ values }, row) => {
    const lines = names[row] ?? [];
    const height = Math.max(BARS_HEIGHT, linesHeight(lines, SMALL)) + 2 * PADDING;
    const y = top + height / 2;
    const drawn =
      horizontalLine('fig-rule', top, -left) +
      at(1, top, el('line', { class: 'fig-rule', x1: 0, x2: right, y1: 0, y2: 0 })) +
      (isChange ? changeBar(values, most, y) : courseBars(values, top + height - PADDING)) +
      label(lines, { x: -left, y, anchor: 'start' }) +
      label([ends[row] ?? ''], {
        x: '100%',
        y,
        type: BOLD,
        className: 'fig-small-bold fig-ink',
        anchor: 'start',
        attributes: { dx: BETWEEN },
      });
    top += height;
    return drawn;
  });
  const title = label(period, { x: 0, y: linesHeight(period, SMALL) / 2, className: 'fig-small', anchor: 'start' });
  return {
    drawing: fluid(frame, { height: top + 4, left, right, body: [patterns(2), title, ...body] }),
    table: {
      head: [x.text('name'), ...rows.map(({ name }) => name)],
      rows: categories.map((category, index) => [
        category,
        ...rows.map(({ values, unit }) => formatValue(values[index] ?? 0, unit)),
      ]),
    },
  };
}
