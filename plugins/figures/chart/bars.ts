import type { FluidDrawing } from '../drawing';
import { percent } from '../svg/element';
import { label } from '../svg/label';
import { textWidth } from '../text/measure';
import { SMALL } from '../text/types';
import { barPlot } from './barPlot';
import type { ChartInput } from './chartInput';
import { columnPlot, type Plot } from './columnPlot';
import { formatMark } from './format';
import { seriesBar } from './marks';

const SHARE_OF_STEP = 0.66;

/** Bars side by side, one group for each category. */
export function barChart(input: ChartInput): FluidDrawing {
  const highest = Math.max(...input.series.flatMap(({ values }) => values));
  if (input.bars === 'across') {
    return barPlot(input);
  }
  return columnPlot(input, { highest, marks: (plot) => columns(input, plot, SHARE_OF_STEP) });
}

/** Bars that touch each other: the categories are neighbouring ranges of one quantity. */
export function histogram(input: ChartInput): FluidDrawing {
  const highest = Math.max(...input.series.flatMap(({ values }) => values));
  return columnPlot(input, { highest, marks: (plot) => columns(input, plot, 0.985) });
}

function columns({ x, y, series }: ChartInput, { middle, step, y: scale, zero, narrow }: Plot, share: number): string {
  const width = (step * share) / series.length;
  const texts = series.flatMap(({ values }) => values.map((value) => formatMark(value, y)));
  const fits = Math.max(...texts.map((text) => textWidth(text, SMALL))) + 2 <= (step / series.length) * narrow;
  return x.values
    .flatMap((_, category) =>
      series.map(({ values }, index) => {
        const value = values[category] ?? 0;
        const left = middle(category) + width * (index - series.length / 2);
        const top = scale(value);
        const bar = seriesBar(index, {
          x: percent(left),
          y: top,
          width: percent(width * (series.length > 1 ? 0.92 : 1)),
          height: Math.max(0, zero - top),
          rx: 2,
        });
        const text = fits
          ? label([formatMark(value, y)], {
              x: percent(left + width / 2),
              y: top - 10,
              className: 'fig-halo',
            })
          : '';
        return bar + text;
      }),
    )
    .join('');
}
