import { type FluidDrawing, fluid } from '../drawing';
import { percent } from '../svg/element';
import { label, linesHeight } from '../svg/label';
import { verticalLine } from '../svg/line';
import { textWidth } from '../text/measure';
import { SMALL } from '../text/types';
import { widest, wrap } from '../text/wrap';
import type { ChartInput } from './chartInput';
import { columnPlot, type Plot } from './columnPlot';
import { formatMark, formatValue } from './format';
import { seriesKey } from './key';
import { patterns, seriesBar } from './marks';

/** Part of the place that the names of the categories may take. */
const NAMES = 0.34;
const BAR = 30;
const ROW_GAP = 12;
const TITLE = 28;
const SHARE_OF_STEP = 0.66;
const SLIT = 1;

const totals = ({ x, series }: ChartInput): number[] =>
  x.values.map((_, category) => series.reduce((sum, { values }) => sum + (values[category] ?? 0), 0));

/** Parts of a whole, one on the other or one after the other. */
export function stackedChart(input: ChartInput): FluidDrawing {
  const highest = Math.max(...totals(input)) || 1;
  return input.bars === 'up'
    ? columnPlot(input, { highest, marks: (plot) => stackedColumns(input, plot) })
    : stackedBars(input, highest);
}

function stackedColumns({ x, y, series }: ChartInput, { middle, step, y: scale, narrow }: Plot): string {
  const width = step * SHARE_OF_STEP;
  return x.values
    .flatMap((_, category) => {
      let sum = 0;
      return series.map(({ values }, index) => {
        const value = values[category] ?? 0;
        const bottom = scale(sum);
        sum += value;
        const height = Math.max(0, bottom - scale(sum) - SLIT);
        const text = formatMark(value, y);
        const fits = height >= 17 && textWidth(text, SMALL) + 4 <= width * narrow;
        return (
          seriesBar(index, { x: percent(middle(category) - width / 2), y: scale(sum), width: percent(width), height }) +
          (fits ? partLabel(index, text, percent(middle(category)), scale(sum) + height / 2) : '')
        );
      });
    })
    .join('');
}

const partLabel = (series: number, text: string, x: string, y: number): string =>
  label([text], { x, y, className: `fig-on fig-on${series}` });

function stackedBars({ x, y, series, frame }: ChartInput, highest: number): FluidDrawing {
  const names = x.values.map((name) => wrap(name, frame * NAMES, SMALL));
  const left = x.values.length > 1 ? Math.ceil(Math.max(...names.map((lines) => widest(lines, SMALL)))) + 12 : 0;
  const narrow = frame - left;
  const key = seriesKey(
    series.map(({ name }) => name),
    left,
    frame,
  );
  const top = key.height + TITLE;
  let end = top;
  const rows = names.map((lines, category) => {
    const height = Math.max(BAR, linesHeight(lines, SMALL));
    const barTop = end + (height - BAR) / 2;
    end += height + ROW_GAP;
    let sum = 0;
    const parts = series.map(({ values }, index) => {
      const value = values[category] ?? 0;
      const share = value / highest;
      const start = sum;
      sum += share;
      const text = formatValue(value, y.unit, y.decimals);
      const fits = textWidth(text, SMALL) + 6 <= share * narrow;
      return (
        seriesBar(index, { x: percent(start), y: barTop, width: percent(share), height: BAR }) +
        (index > 0 ? verticalLine('fig-slit', percent(start), barTop, barTop + BAR) : '') +
        (fits ? partLabel(index, text, percent(start + share / 2), barTop + BAR / 2) : '')
      );
    });
    const name = left > 0 ? label(lines, { x: -10, y: barTop + BAR / 2, anchor: 'end' }) : '';
    return name + parts.join('');
  });
  return fluid(frame, {
    height: end - ROW_GAP + 8,
    left,
    right: 2,
    body: [
      patterns(series.length),
      key.body,
      label([y.name], { x: 0, y: key.height + 10, className: 'fig-small-bold', anchor: 'start' }),
      left > 0 ? label([x.name], { x: -left, y: key.height + 10, className: 'fig-small-bold', anchor: 'start' }) : '',
      ...rows,
    ],
  });
}
