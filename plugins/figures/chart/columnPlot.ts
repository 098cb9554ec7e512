import { scaleLinear } from 'd3-scale';
import { type FluidDrawing, fluid } from '../drawing';
import { percent } from '../svg/element';
import { label, linesHeight } from '../svg/label';
import { horizontalLine } from '../svg/line';
import { textWidth } from '../text/measure';
import { SMALL } from '../text/types';
import { widest, wrap } from '../text/wrap';
import type { ChartInput } from './chartInput';
import { everyFit } from './everyFit';
import { formatTick, thresholdText } from './format';
import { seriesKey } from './key';
import { patterns } from './marks';

/** What the marks of a chart with a vertical axis of numbers need to know. */
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

interface Options {
  readonly right?: number;
  readonly key?: boolean;
  /** Space before the first and after the last middle, in steps. */
  readonly inset?: number;
  readonly highest: number;
  readonly marks: (plot: Plot) => string;
}

/** Axes, grid, names of the axes and the threshold around marks above the names of categories. */
export function columnPlot(
  { x, y, series, threshold, frame }: ChartInput,
  { right = 6, key = true, inset = 0.5, highest, marks }: Options,
): FluidDrawing {
  const top = (y.to ?? Math.max(highest, threshold?.value ?? 0)) || 1;
  const scale = scaleLinear()
    .domain([y.from ?? 0, top])
    .nice(4);
  const ticks = scale.ticks(4);
  const tickTexts = ticks.map((tick) => formatTick(tick, y.unit));
  const left = Math.ceil(Math.max(...tickTexts.map((text) => textWidth(text, SMALL)))) + 10;
  const narrow = frame - left - right;

  const names = seriesKey(key ? series.map(({ name }) => name) : [], left, frame);
  const plotTop = names.height + TITLE + ABOVE;
  scale.range([plotTop + PLOT_HEIGHT, plotTop]);
  const zero = plotTop + PLOT_HEIGHT;
  const step = 1 / Math.max(1, x.values.length - 1 + 2 * inset);
  const middle = (index: number): number => (index + inset) * step;

  const grid = ticks.map((tick, index) => {
    const y = scale(tick);
    return (
      horizontalLine(index === 0 ? 'fig-axis' : 'fig-grid', Math.round(y) + 0.5) +
      label([tickTexts[index] ?? ''], { x: -8, y, className: 'fig-small', anchor: 'end' })
    );
  });
  const plot: Plot = { middle, step, y: scale, zero, narrow };
  const categories = categoryNames(x.values, plot, right);
  const unit = y.unit === '' || y.unit === '%' ? '' : `, ${y.unit}`;
  const bottom = zero + 14 + BELOW + categories.more;
  return fluid(frame, {
    height: bottom + 10,
    left,
    right,
    body: [
      patterns(series.length),
      names.body,
      label([y.name + unit], { x: -left, y: names.height + TITLE / 2, className: 'fig-small-bold', anchor: 'start' }),
      label([x.name], { x: '100%', y: bottom, className: 'fig-small-bold', anchor: 'end' }),
      ...grid,
      marks(plot),
      threshold ? thresholdLine(scale(threshold.value), thresholdText(threshold, y)) : '',
      ...categories.drawn,
    ],
  });
}

/** The names below the axis. Those of two moments break rather than vanish; of many, only those are shown that have room. */
function categoryNames(
  names: readonly string[],
  { middle, step, zero, narrow }: Plot,
  right: number,
): { readonly drawn: readonly string[] /** Height of the lines after the first. */; readonly more: number } {
  const isPair = names.length === 2;
  const broken = names.map((name) => (isPair ? wrap(name, step * narrow - 8, SMALL) : [name]));
  const every = isPair ? 1 : everyFit(names, step * narrow, 8);
  const moreOf = (lines: readonly string[]) => linesHeight(lines.slice(1), SMALL);
  // Where not every name is shown, the last one may have less room than it needs: it ends with the drawing.
  const beyond = (lines: readonly string[], index: number) =>
    Math.max(0, (middle(index) - 1) * narrow + widest(lines, SMALL) / 2 - right);
  const drawn = broken.map((lines, index) =>
    index % every === 0
      ? label(lines, {
          x: percent(middle(index)),
          y: zero + 14 + moreOf(lines) / 2,
          className: 'fig-small',
          attributes: { dx: -beyond(lines, index) || undefined },
        })
      : '',
  );
  return { drawn, more: Math.max(...broken.map(moreOf)) };
}

function thresholdLine(y: number, text: string): string {
  const lineY = Math.round(y) + 0.5;
  return (
    horizontalLine('fig-threshold', lineY) +
    label([text], { x: '100%', y: lineY - 11, className: 'fig-halo-bold', anchor: 'end' })
  );
}
