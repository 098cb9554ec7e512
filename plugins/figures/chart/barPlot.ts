import { scaleLinear } from 'd3-scale';
import { type FluidDrawing, MOST_CHART } from '../drawing';
import { percent } from '../svg/element';
import { label, linesHeight } from '../svg/label';
import { verticalLine } from '../svg/line';
import { textWidth } from '../text/measure';
import { BOLD, SMALL } from '../text/types';
import { widest, wrap } from '../text/wrap';
import type { ChartInput } from './chartInput';
import { formatValue } from './format';
import { seriesKey } from './key';
import { patterns, seriesBar } from './marks';

/** Part of the place that the names of the categories may take. */
const NAMES = 1 / 3;
const BAR = 18;
const BAR_GAP = 3;
const ROW_GAP = 14;
const TITLE = 28;
const BETWEEN_TITLES = 10;

/** Bars that lie, with the name of the category on the left and the value at the end of the bar. */
export function barPlot({ x, y, series, threshold, frame }: ChartInput): FluidDrawing {
  const names = x.values.map((name) => wrap(name, frame * NAMES, SMALL));
  const left = Math.ceil(Math.max(...names.map((lines) => widest(lines, SMALL)))) + 12;
  // The name of the values begins at their axis, or behind a name of the categories that reaches beyond it.
  const valuesTitle = Math.max(0, Math.ceil(textWidth(x.name, BOLD)) + BETWEEN_TITLES - left);
  const values = series.flatMap((one) => one.values.map((value) => formatValue(value, y.unit)));
  const right = Math.ceil(Math.max(...values.map((text) => textWidth(text, SMALL)))) + 10;
  const highest = y.to ?? Math.max(...series.flatMap((one) => [...one.values]), threshold?.value ?? 0);
  const scale = scaleLinear().domain([0, highest]).range([0, 1]);
  const key = seriesKey(
    series.map(({ name }) => name),
    left,
    frame,
  );
  const top = key.height + TITLE + (threshold ? 20 : 0);
  let end = top;
  const rows = names.map((lines, category) => {
    const bars = series.length * BAR + (series.length - 1) * BAR_GAP;
    const height = Math.max(bars, linesHeight(lines, SMALL));
    const rowTop = end;
    end += height + ROW_GAP;
    const drawn = series.map((one, index) => {
      const value = one.values[category] ?? 0;
      const barTop = rowTop + (height - bars) / 2 + index * (BAR + BAR_GAP);
      return (
        seriesBar(index, { x: 0, y: barTop, width: percent(scale(value)), height: BAR, rx: 2 }) +
        label([formatValue(value, y.unit)], {
          x: percent(scale(value)),
          y: barTop + BAR / 2,

          className: 'fig-halo',
          anchor: 'start',
          attributes: { dx: 6 },
        })
      );
    });
    const name = label(lines, { x: -10, y: rowTop + height / 2, anchor: 'end' });
    return name + drawn.join('');
  });
  const height = end - ROW_GAP + 8;
  return {
    kind: 'fluid',
    leastWidth: frame,
    mostWidth: MOST_CHART,
    height,
    left,
    right,
    body: [
      patterns(series.length),
      key.body,
      label([x.name], { x: -left, y: key.height + 10, type: BOLD, className: 'fig-small-bold', anchor: 'start' }),
      label([y.name], { x: valuesTitle, y: key.height + 10, type: BOLD, className: 'fig-small-bold', anchor: 'start' }),
      ...rows,
      verticalLine('fig-axis', 0, top - 6, height - 2),
      threshold
        ? verticalLine('fig-threshold', percent(scale(threshold.value)), top - 10, height - 2) +
          label([`${threshold.name} ${formatValue(threshold.value, y.unit)}`], {
            x: percent(scale(threshold.value)),
            y: top - 18,

            className: 'fig-halo-bold',
          })
        : '',
    ].join(''),
  };
}
