import { line as lineOf } from 'd3-shape';
import type { FluidDrawing } from '../drawing';
import { at } from '../svg/at';
import { el, percent } from '../svg/element';
import { label, linesHeight } from '../svg/label';
import { lineHeight, SMALL } from '../text/types';
import { widest, wrap } from '../text/wrap';
import type { ChartInput, Series } from './chartInput';
import { columnPlot, type Plot } from './columnPlot';
import { formatMark } from './format';

const NAME_WIDTH = 84;
/** More points than this and the marks run together on a phone. */
const MOST_MARKS = 16;
/** A line begins near its axis and ends near its name; the first and last name of the axis still have room. */
const INSET = 0.3;
/** A slope has its first values between the axis and its left end. */
const SLOPE_INSET = 0.55;
/** Widths of the stretched drawing that holds the lines; only the ratio matters. */
const STRETCH = 1000;

/** Lines with a mark of their own form and their name at the right end. */
export function lineChart(input: ChartInput): FluidDrawing {
  const { series } = input;
  const highest = Math.max(...series.flatMap(({ values }) => values));
  // Between two moments a line says little: its two values are written at its ends.
  const isSlope = input.x.values.length === 2;
  const names = series.map(({ name, values }) =>
    wrap(
      isSlope ? `${name} ${formatMark(values[1] ?? 0, input.y)}` : name,
      Math.max(NAME_WIDTH, input.frame / 4),
      SMALL,
    ),
  );
  const isMany = series.length > 1;
  return columnPlot(input, {
    highest,
    key: false,
    inset: isSlope ? SLOPE_INSET : INSET,
    right: isMany ? Math.ceil(Math.max(...names.map((lines) => widest(lines, SMALL)))) + 18 : 6,
    marks: (plot) =>
      series.map((one, index) => drawLine(one, index, plot)).join('') +
      (isSlope && isMany ? startValues(input, plot) : '') +
      (isMany ? endNames(names, series, plot) : extremes(input, plot)),
  });
}

/** The values at the left end of the lines of a slope. */
function startValues(input: ChartInput, { middle, y, zero }: Plot): string {
  // Equal values are written once.
  const values = [...new Set(input.series.map(({ values: [value = 0] }) => value))];
  const places = apart(
    values.map((value) => ({ y: y(value), height: lineHeight(SMALL) })),
    zero,
  );
  return values
    .map((value, index) =>
      label([formatMark(value, input.y)], {
        x: percent(middle(0)),
        y: places[index] ?? 0,
        className: 'fig-halo',
        anchor: 'end',
        attributes: { dx: -9 },
      }),
    )
    .join('');
}

function drawLine({ values }: Series, index: number, { middle, y, zero }: Plot): string {
  const d = lineOf<number>()
    .x((_, category) => middle(category) * STRETCH)
    .y((value) => y(value))
    .digits(1)([...values]);
  const isDrawn = (category: number): boolean =>
    values.length <= MOST_MARKS || category === 0 || category === values.length - 1;
  return (
    el(
      'svg',
      { width: '100%', height: zero, viewBox: `0 0 ${STRETCH} ${Math.round(zero)}`, preserveAspectRatio: 'none' },
      el('path', { class: `fig-line fig-l${index}`, d: d ?? '', 'vector-effect': 'non-scaling-stroke' }),
    ) + values.map((value, category) => (isDrawn(category) ? at(middle(category), y(value), mark(index)) : '')).join('')
  );
}

function mark(index: number): string {
  const className = `fig-mark fig-m${index}`;
  switch (index) {
    case 0:
      return el('circle', { class: className, r: 4 });
    case 1:
      return el('rect', { class: className, x: -4, y: -4, width: 8, height: 8 });
    case 2:
      return el('path', { class: className, d: 'M0-5L5 4H-5Z' });
    case 3:
      return el('path', { class: className, d: 'M0-5.5L5.5 0L0 5.5L-5.5 0Z' });
    case 4:
      return el('path', { class: className, d: 'M0 5L5-4H-5Z' });
    default:
      return el('path', { class: className, d: 'M-5.5 0L-2-2L0-5.5L2-2L5.5 0L2 2L0 5.5L-2 2Z' });
  }
}

/** Names of neighbouring ends are moved apart. */
function endNames(names: readonly (readonly string[])[], series: readonly Series[], { y, zero }: Plot): string {
  const ends = series.map(({ values }, index) => ({
    y: y(values[values.length - 1] ?? 0),
    height: linesHeight(names[index] ?? [], SMALL),
  }));
  return apart(ends, zero)
    .map((place, index) => label(names[index] ?? [], { x: '100%', y: place, anchor: 'start', attributes: { dx: 8 } }))
    .join('');
}

/** @returns the middles of labels that do not cover each other: moved down, and up again where they would leave the axis */
function apart(labels: readonly { readonly y: number; readonly height: number }[], zero: number): number[] {
  const order = [...labels.keys()].sort((a, b) => (labels[a]?.y ?? 0) - (labels[b]?.y ?? 0));
  const middles = labels.map(({ y }) => y);
  const halfOf = (index: number): number => (labels[index]?.height ?? 0) / 2;
  let free = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    const middle = Math.max(middles[index] ?? 0, free + halfOf(index));
    middles[index] = middle;
    free = middle + halfOf(index);
  }
  free = zero + lineHeight(SMALL) / 2;
  for (const index of order.reverse()) {
    const middle = Math.min(middles[index] ?? 0, free - halfOf(index));
    middles[index] = middle;
    free = middle - halfOf(index);
  }
  return middles;
}

/** One line: its highest and lowest values are written at it. */
function extremes({ series, y: axis }: ChartInput, { middle, y }: Plot): string {
  const values = series[0]?.values ?? [];
  const highest = values.indexOf(Math.max(...values));
  const lowest = values.indexOf(Math.min(...values));
  return [...new Set([highest, lowest])]
    .map((category) => {
      const value = values[category] ?? 0;
      const anchor = category === 0 ? 'start' : category === values.length - 1 ? 'end' : 'middle';
      return label([formatMark(value, axis)], {
        x: percent(middle(category)),
        y: y(value) + (category === highest ? -14 : 15),
        className: 'fig-halo-bold',
        anchor,
      });
    })
    .join('');
}
