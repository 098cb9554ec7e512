import type { FigureModel } from '../drawing';
import { InputFault } from '../input/inputFault';
import type { YamlInput } from '../input/yaml';
import { at } from '../svg/at';
import { el, percent } from '../svg/element';
import { label, linesHeight } from '../svg/label';
import { textWidth } from '../text/measure';
import { SMALL } from '../text/types';
import { widest, wrap } from '../text/wrap';
import { formatValue } from './format';

const NAME_WIDTH = 104;
const BARS_HEIGHT = 34;
const PADDING = 7;
const BELOW_HEAD = 9;
const BETWEEN = 12;
const SHARE_OF_STEP = 0.72;
/** Bars of two or three categories would be blocks. */
const WIDEST_BAR = 22;
const BAR_GAP = 8;
const MOST_ROWS = 8;
const BOLD = { ...SMALL, face: 'bold' } as const;

interface Row {
  readonly name: string;
  readonly unit: string;
  readonly values: readonly number[];
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

/**
 * A table with a small chart in each row: figures of different size that run over the same categories. Every row has
 * a scale of its own that begins at zero, so rows are compared by their course and read by their numbers.
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
export function smallCharts(input: YamlInput, frame: number): FigureModel {
  input.allow(['kind', 'x', 'rows']);
  const x = input.map('x');
  x.allow(['name', 'values']);
  const categories = x.texts('values');
  const rows = input.maps('rows').map((map) => readRow(map, categories));
  if (rows.length > MOST_ROWS) {
    throw new InputFault(
      input.lineOf('rows'),
      `The chart has ${rows.length} rows, more than ${MOST_ROWS}`,
      'draw two charts',
    );
  }
  const names = rows.map(({ name }) => wrap(name, NAME_WIDTH, SMALL));
  const [first = '', final = ''] = [categories[0], categories[categories.length - 1]];
  const ends = rows.map(({ values, unit }) => {
    const [start = 0, end = 0] = [values[0], values[values.length - 1]];
    return `${formatValue(start, unit === '%' ? unit : '')} → ${formatValue(end, unit)}`;
  });
  const left = Math.ceil(Math.max(...names.map((lines) => widest(lines, SMALL)))) + BETWEEN;
  const right = Math.ceil(Math.max(...ends.map((text) => textWidth(text, BOLD)))) + BETWEEN;
  const period = wrap(`${first} → ${final}`, frame - left, SMALL);
  const narrow = frame - left - right;
  const head = linesHeight(period, SMALL) + BELOW_HEAD;

  let top = head;
  const step = 1 / categories.length;
  const isWide = SHARE_OF_STEP * step * narrow > WIDEST_BAR;
  const body = rows.map(({ values }, row) => {
    const lines = names[row] ?? [];
    const height = Math.max(BARS_HEIGHT, linesHeight(lines, SMALL)) + 2 * PADDING;
    const base = top + height - PADDING;
    const highest = Math.max(...values, 1e-9);
    const bars = values.map((value, index) => {
      const own = (value / highest) * BARS_HEIGHT;
      const shape = { class: index === values.length - 1 ? 'fig-s0' : 'fig-ghost', height: own, rx: 1 };
      return isWide
        ? el('rect', { ...shape, x: index * (WIDEST_BAR + BAR_GAP), y: base - own, width: WIDEST_BAR })
        : el('rect', {
            ...shape,
            x: percent((index + (1 - SHARE_OF_STEP) / 2) * step),
            y: base - own,
            width: percent(step * SHARE_OF_STEP),
          });
    });
    const middle = top + height / 2;
    const drawn =
      el('line', { class: 'fig-rule', x1: -left, x2: '100%', y1: top, y2: top }) +
      at(1, top, el('line', { class: 'fig-rule', x1: 0, x2: right, y1: 0, y2: 0 })) +
      bars.join('') +
      label(lines, { x: -left, y: middle, type: SMALL, className: undefined, anchor: 'start' }) +
      label([ends[row] ?? ''], {
        x: '100%',
        y: middle,
        type: BOLD,
        className: 'fig-small-bold fig-ink',
        anchor: 'start',
        attributes: { dx: BETWEEN },
      });
    top += height;
    return drawn;
  });
  return {
    drawing: {
      kind: 'fluid',
      leastWidth: frame,
      mostWidth: isWide ? 400 : 560,
      height: top + 4,
      left,
      right,
      body:
        label(period, {
          x: 0,
          y: linesHeight(period, SMALL) / 2,
          type: SMALL,
          className: 'fig-small',
          anchor: 'start',
        }) + body.join(''),
    },
    table: {
      head: [x.text('name'), ...rows.map(({ name }) => name)],
      rows: categories.map((category, index) => [
        category,
        ...rows.map(({ values, unit }) => formatValue(values[index] ?? 0, unit)),
      ]),
    },
  };
}
