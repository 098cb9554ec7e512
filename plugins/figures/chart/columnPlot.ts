import { scaleLinear } from 'd3-scale';
import { type FluidDrawing, MOST_CHART } from '../drawing';
import { el, percent } from '../svg/element';
import { label, linesHeight } from '../svg/label';
import { horizontalLine } from '../svg/line';
import { textWidth } from '../text/measure';
import { SMALL } from '../text/types';
import { wrap } from '../text/wrap';
import type { ChartInput } from './chartInput';
import { formatTick, formatValue } from './format';
import { seriesKey } from './key';
import { patterns } from './marks';

/** What the marks of a chart with a standing axis of numbers need to know. */
export interface Plot {
  /** Middle of a category as a part of the width. */
  readonly middle: (index: number) => number;
  /** Width of a category as a part of the width, with the space between. */
  readonly step: number;
  /** Pixel from the top for a value. */
  readonly y: (value: number) => number;
  readonly zero: number;
  /** Width of the plot on a phone. */
  readonly narrow: number;
}

const PLOT_HEIGHT = 210;
const ABOVE = 16;
const TITLE = 24;
const BELOW = 24;

const everyFit = (labels: readonly string[], step: number): number => {
  const widest = Math.max(...labels.map((text) => textWidth(text, SMALL)));
  return Math.max(1, Math.ceil((widest + 8) / step));
};

interface Options {
  readonly right?: number;
  readonly key?: boolean;
  /** Space before the first and after the last middle, in steps. */
  readonly inset?: number;
  readonly highest: number;
  readonly marks: (plot: Plot) => string;
}

/** Axes, grid, names of the axes and the threshold around marks that stand on categories. */
export function columnPlot(
  { x, y, series, threshold, frame }: ChartInput,
  { right = 6, key = true, inset = 0.5, highest, marks }: Options,
): FluidDrawing {
  const top = y.to ?? Math.max(highest, threshold?.value ?? 0);
  const scale = scaleLinear()
    .domain([y.from ?? 0, top])
    .nice(4);
  const ticks = scale.ticks(4);
  const tickTexts = ticks.map((tick) => formatTick(tick, y.unit === '%' ? '%' : ''));
  const left = Math.ceil(Math.max(...tickTexts.map((text) => textWidth(text, SMALL)))) + 10;
  const narrow = frame - left - right;

  const names = seriesKey(key ? series.map(({ name }) => name) : [], left, frame);
  const plotTop = names.height + TITLE + ABOVE;
  scale.range([plotTop + PLOT_HEIGHT, plotTop]);
  const zero = plotTop + PLOT_HEIGHT;
  const step = 1 / Math.max(1, x.values.length - 1 + 2 * inset);
  const middle = (index: number): number => (index + inset) * step;

  const grid = ticks.map((tick, index) => {
    const tickY = scale(tick);
    return (
      el('line', {
        class: index === 0 ? 'fig-axis' : 'fig-grid',
        x1: 0,
        x2: '100%',
        y1: Math.round(tickY) + 0.5,
        y2: Math.round(tickY) + 0.5,
      }) + label([tickTexts[index] ?? ''], { x: -8, y: tickY, className: 'fig-small', anchor: 'end' })
    );
  });
  // The names of two moments break rather than vanish.
  const isPair = x.values.length === 2;
  const axisNames = x.values.map((name) => (isPair ? wrap(name, step * narrow - 8, SMALL) : [name]));
  const below = BELOW + Math.max(...axisNames.map((lines) => linesHeight(lines.slice(1), SMALL)));
  const every = isPair ? 1 : everyFit(x.values, step * narrow);
  const categories = axisNames.map((lines, index) =>
    index % every === 0
      ? label(lines, {
          x: percent(middle(index)),
          y: zero + 14 + linesHeight(lines.slice(1), SMALL) / 2,

          className: 'fig-small',
        })
      : '',
  );
  const unit = y.unit === '' || y.unit === '%' ? '' : `, ${y.unit}`;
  const titles =
    label([y.name + unit], {
      x: -left,
      y: names.height + TITLE / 2,

      className: 'fig-small-bold',
      anchor: 'start',
    }) + label([x.name], { x: '100%', y: zero + 14 + below, className: 'fig-small-bold', anchor: 'end' });
  const body = [
    patterns(series.length),
    names.body,
    titles,
    ...grid,
    marks({ middle, step, y: scale, zero, narrow }),
    thresholdLine(threshold, scale, y.unit),
    ...categories,
  ];
  return {
    kind: 'fluid',
    leastWidth: frame,
    mostWidth: MOST_CHART,
    height: zero + 14 + below + 10,
    left,
    right,
    body: body.join(''),
  };
}

function thresholdLine(threshold: ChartInput['threshold'], y: (value: number) => number, unit: string): string {
  if (!threshold) {
    return '';
  }
  const lineY = Math.round(y(threshold.value)) + 0.5;
  const text = `${threshold.name} ${formatValue(threshold.value, unit)}`;
  return (
    horizontalLine('fig-threshold', lineY) +
    label([text], { x: '100%', y: lineY - 11, className: 'fig-halo-bold', anchor: 'end' })
  );
}
