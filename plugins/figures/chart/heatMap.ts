import { type FluidDrawing, fluid } from '../drawing';
import { el, percent } from '../svg/element';
import { label } from '../svg/label';
import { textWidth } from '../text/measure';
import { SMALL } from '../text/types';
import type { ChartInput } from './chartInput';
import { everyFit } from './everyFit';
import { formatValue } from './format';

const LEVELS = 5;
const CELL_HEIGHT = 32;
const GAP = 2;
const TITLE = 24;
const KEY = 44;

/** Rows by columns: the fill of a cell says how much, its number (or, in narrow cells, the height of a bar) says it again. */
export function heatMap({ x, y, series, frame }: ChartInput): FluidDrawing {
  const left = Math.ceil(Math.max(...series.map(({ name }) => textWidth(name, SMALL)))) + 12;
  const all = series.flatMap(({ values }) => values);
  const highest = Math.max(...all);
  const cell = (frame - left - 2) / x.values.length;
  const hasNumbers = Math.max(...all.map((value) => textWidth(formatValue(value, ''), SMALL))) + 6 <= cell;
  const top = TITLE + 22;
  const width = 1 / x.values.length;
  const every = everyFit(x.values, cell, 6);

  const columns = x.values.map((name, index) =>
    index % every === 0
      ? label([name], { x: percent((index + 0.5) * width), y: TITLE + 10, className: 'fig-small' })
      : '',
  );
  const rows = series.map(({ name, values }, row) => {
    const y = top + row * (CELL_HEIGHT + GAP);
    const cells = values.map((value, column) => {
      const place = { x: column * width, width: width * (1 - GAP / cell), y };
      const share = highest === 0 ? 0 : value / highest;
      return hasNumbers ? numberCell(share, formatValue(value, ''), place) : barCell(share, place);
    });
    return label([name], { x: -10, y: y + CELL_HEIGHT / 2, anchor: 'end' }) + cells.join('');
  });
  const end = top + series.length * (CELL_HEIGHT + GAP);
  const title = y.name + (y.unit ? `, ${y.unit}` : '');
  return fluid(frame, {
    height: end + (hasNumbers ? KEY : 10),
    left,
    right: 2,
    body: [
      label([title], { x: -left, y: 10, className: 'fig-small-bold', anchor: 'start' }),
      label([x.name], { x: '100%', y: 10, className: 'fig-small-bold', anchor: 'end' }),
      ...columns,
      ...rows,
      hasNumbers ? levelKey(highest, end + 18) : '',
    ],
  });
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const ground = (level: number, { x, y, width }: Place): string =>
  el('rect', {
    class: `fig-cell fig-h${level}`,
    x: percent(x),
    y,
    width: percent(width),
    height: CELL_HEIGHT,
    rx: 3,
  });

function numberCell(share: number, text: string, place: Place): string {
  const level = Math.min(LEVELS - 1, Math.floor(share * LEVELS));
  const [x, y] = [percent(place.x + place.width / 2), place.y + CELL_HEIGHT / 2];
  return ground(level, place) + label([text], { x, y, className: `fig-in${level}` });
}

function barCell(share: number, place: Place): string {
  const height = share * CELL_HEIGHT;
  const [x, width] = [percent(place.x), percent(place.width)];
  return ground(0, place) + el('rect', { class: 'fig-s0', x, y: place.y + CELL_HEIGHT - height, width, height, rx: 1 });
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
