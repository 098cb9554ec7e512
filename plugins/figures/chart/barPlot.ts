import { scaleLinear } from 'd3-scale';
import { type FluidDrawing, fluid } from '../drawing';
import { percent } from '../svg/element';
import { label, linesHeight } from '../svg/label';
import { verticalLine } from '../svg/line';
import { textWidth } from '../text/measure';
import { BOLD, SMALL } from '../text/types';
import { widest, wrap } from '../text/wrap';
import type { ChartInput } from './chartInput';
import { formatValue, thresholdText } from './format';
import { seriesKey } from './key';
import { patterns, seriesBar } from './marks';

/** Part of the place that the names of the categories may take. */
const NAMES = 1 / 3;
const BAR = 18;
const BAR_GAP = 3;
const ROW_GAP = 14;
const TITLE = 28;
const BETWEEN_TITLES = 10;

/** Horizontal bars, with the name of the category on the left and the value at the end of the bar. */
export function barPlot({ x, y, series, threshold, frame }: ChartInput): FluidDrawing {
  const names = x.values.map((name) => wrap(name, frame * NAMES, SMALL));
  const left = Math.ceil(Math.max(...names.map((lines) => widest(lines, SMALL)))) + 12;
  // The name of the values begins at their axis, or behind a name of the categories that reaches beyond it.
  const valuesTitle = Math.max(0, Math.ceil(textWidth(x.name, BOLD)) + BETWEEN_TITLES - left);
  const values = series.flatMap((one) => one.values.map((value) => formatValue(value, y.unit, y.decimals)));
  const right = Math.ceil(Math.max(...values.map((text) => textWidth(text, SMALL)))) + 10;
  const highest = (y.to ?? Math.max(...series.flatMap((one) => [...one.values]), threshold?.value ?? 0)) || 1;
  const scale = scaleLinear().domain([0, highest]).range([0, 1]);
  const key = seriesKey(
    series.map(({ name }) => name),
    left,
    frame,
  );
  const top = key.height + TITLE + (threshold ? 20 : 0);
  const group = series.length * BAR + (series.length - 1) * BAR_GAP;
  let end = top;
  const rows = names.map((lines, category) => {
    const height = Math.max(group, linesHeight(lines, SMALL));
    const middle = end + height / 2;
    end += height + ROW_GAP;
    const bars = series.map(({ values }, index) => {
      const value = values[category] ?? 0;
      const place = middle - group / 2 + index * (BAR + BAR_GAP);
      return bar(index, place, percent(scale(value)), formatValue(value, y.unit, y.decimals));
    });
    return label(lines, { x: -left, y: middle, anchor: 'start' }) + bars.join('');
  });
  const height = end - ROW_GAP + 8;
  const title = { y: key.height + 10, type: BOLD, className: 'fig-small-bold', anchor: 'start' } as const;
  return fluid(frame, {
    height,
    left,
    right,
    body: [
      patterns(series.length),
      key.body,
      label([x.name], { ...title, x: -left }),
      label([y.name], { ...title, x: valuesTitle }),
      ...rows,
      verticalLine('fig-axis', 0, top - 6, height - 2),
      threshold
        ? thresholdLine(scale(threshold.value), thresholdText(threshold, y), { top, height, left, right, frame })
        : '',
    ],
  });
}

const bar = (series: number, y: number, length: string, text: string): string =>
  seriesBar(series, { x: 0, y, width: length, height: BAR, rx: 2 }) +
  label([text], { x: length, y: y + BAR / 2, className: 'fig-halo', anchor: 'start', attributes: { dx: 6 } });

interface Room {
  readonly top: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly frame: number;
}

/** The words are over the middle of their line unless they would leave the drawing, as those of a goal above all bars would. */
function thresholdLine(share: number, text: string, { top, height, left, right, frame }: Room): string {
  const x = percent(share);
  const half = textWidth(text, BOLD) / 2;
  const at = share * (frame - left - right);
  const beyond = Math.max(0, at + half - (frame - left));
  const before = Math.max(0, half - left - at);
  const dx = beyond > 0 ? -beyond : before > 0 ? before : undefined;
  return (
    verticalLine('fig-threshold', x, top - 10, height - 2) +
    label([text], { x, y: top - 18, className: 'fig-halo-bold', attributes: { dx } })
  );
}
