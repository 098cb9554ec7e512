import { type FluidDrawing, MOST_CHART } from '../drawing';
import { el, percent } from '../svg/element';
import { label } from '../svg/label';
import { textWidth } from '../text/measure';
import { SMALL } from '../text/types';
import type { ChartInput } from './chartInput';
import { formatValue } from './format';

const LEVELS = 5;
const CELL_HEIGHT = 32;
const GAP = 2;
const TITLE = 24;
const KEY = 44;

/** Rows by columns: the fill of a cell says how much, its number (or, in narrow cells, the height of a bar) says it again. */
export function heatMap({ x, y, series, frame }: ChartInput): FluidDrawing {
  const left = Math.ceil(Math.max(...series.map(({ name }) => textWidth(name, SMALL)))) + 12;
  const narrow = frame - left - 2;
  const all = series.flatMap(({ values }) => values);
  const highest = Math.max(...all);
  const level = (value: number): number =>
    highest === 0 ? 0 : Math.min(LEVELS - 1, Math.floor((value / highest) * LEVELS));
  const cell = narrow / x.values.length;
  const numbersFit = Math.max(...all.map((value) => textWidth(formatValue(value, ''), SMALL))) + 6 <= cell;
  const top = TITLE + 22;
  const width = 1 / x.values.length;
  const every = Math.max(1, Math.ceil((Math.max(...x.values.map((name) => textWidth(name, SMALL))) + 6) / cell));

  const columns = x.values.map((name, index) =>
    index % every === 0
      ? label([name], { x: percent((index + 0.5) * width), y: TITLE + 10, className: 'fig-small' })
      : '',
  );
  const rows = series.map(({ name, values }, row) => {
    const rowTop = top + row * (CELL_HEIGHT + GAP);
    const cells = values.map((value, column) => {
      const own = level(value);
      const middle = (column + 0.5) * width;
      const bar = highest === 0 ? 0 : (value / highest) * CELL_HEIGHT;
      const ground = el('rect', {
        class: `fig-cell fig-h${numbersFit ? own : 0}`,
        x: percent(column * width),
        y: rowTop,
        width: percent(width * (1 - GAP / cell)),
        height: CELL_HEIGHT,
        rx: 3,
      });
      const inside = numbersFit
        ? label([formatValue(value, '')], {
            x: percent(middle - (width * GAP) / cell / 2),
            y: rowTop + CELL_HEIGHT / 2,

            className: `fig-in${own}`,
          })
        : el('rect', {
            class: 'fig-s0',
            x: percent(column * width),
            y: rowTop + CELL_HEIGHT - bar,
            width: percent(width * (1 - GAP / cell)),
            height: bar,
            rx: 1,
          });
      return ground + inside;
    });
    return label([name], { x: -10, y: rowTop + CELL_HEIGHT / 2, anchor: 'end' }) + cells.join('');
  });
  const end = top + series.length * (CELL_HEIGHT + GAP);
  return {
    kind: 'fluid',
    leastWidth: frame,
    mostWidth: MOST_CHART,
    height: end + (numbersFit ? KEY : 10),
    left,
    right: 2,
    body: [
      label([y.name + (y.unit ? `, ${y.unit}` : '')], {
        x: -left,
        y: 10,

        className: 'fig-small-bold',
        anchor: 'start',
      }),
      label([x.name], { x: '100%', y: 10, className: 'fig-small-bold', anchor: 'end' }),
      ...columns,
      ...rows,
      numbersFit ? levelKey(highest, end + 18) : '',
    ].join(''),
  };
}

function levelKey(highest: number, y: number): string {
  const swatch = 26;
  const first = formatValue(0, '');
  const start = textWidth(first, SMALL) + 8;
  const swatches = Array.from({ length: LEVELS }, (_, index) =>
    el('rect', {
      class: `fig-cell fig-h${index}`,
      x: start + index * (swatch + 2),
      y,
      width: swatch,
      height: 14,
      rx: 3,
    }),
  );
  return (
    label([first], { x: 0, y: y + 7, className: 'fig-small', anchor: 'start' }) +
    swatches.join('') +
    label([formatValue(highest, '')], {
      x: start + LEVELS * (swatch + 2) + 6,
      y: y + 7,

      className: 'fig-small',
      anchor: 'start',
    })
  );
}
