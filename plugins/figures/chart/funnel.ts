import { type FluidDrawing, fluid } from '../drawing';
import { el, percent } from '../svg/element';
import { label, linesHeight } from '../svg/label';
import { textWidth } from '../text/measure';
import { BOLD, SMALL } from '../text/types';
import { wrap } from '../text/wrap';
import type { ChartInput } from './chartInput';
import { formatValue } from './format';
import { seriesBar } from './marks';

const BAR = 28;
const SPACE = 7;
const STRETCH = 1000;

/** Steps from many to few. Each says its number and its share of the first step. */
export function funnel({ x, y, series, frame }: ChartInput): FluidDrawing {
  const values = series[0]?.values ?? [];
  const first = values[0] ?? 0;
  const share = (value: number): number => (first === 0 ? 0 : value / first);
  let top = 0;
  let above: { share: number; bottom: number } | undefined;
  const steps = x.values.map((name, index) => {
    const value = values[index] ?? 0;
    const own = share(value);
    const part = formatValue(Math.round(own * 1000) / 10, '%');
    const number = index === 0 ? formatValue(value, y.unit) : `${formatValue(value, y.unit)} · ${part}`;
    const lines = wrap(name, frame - textWidth(number, SMALL) - 16, BOLD);
    const textTop = top + (index === 0 ? 0 : SPACE);
    const barTop = textTop + linesHeight(lines, SMALL) + SPACE;
    const drawn = [
      above ? slope(above.share, own, above.bottom, barTop) : '',
      label(lines, {
        x: 0,
        y: textTop + linesHeight(lines, SMALL) / 2,
        className: 'fig-small-bold fig-ink',
        anchor: 'start',
      }),
      label([number], { x: '100%', y: barTop - SPACE - 8.5, anchor: 'end' }),
      seriesBar(0, { x: percent((1 - own) / 2), y: barTop, width: percent(own), height: BAR, rx: 2 }),
    ].join('');
    top = barTop + BAR;
    above = { share: own, bottom: top };
    return drawn;
  });
  return fluid(frame, { height: top + 4, left: 2, right: 2, body: steps });
}

/** The ground between two bars shows the loss. */
function slope(from: number, to: number, top: number, bottom: number): string {
  const height = Math.round(bottom - top);
  const x = (share: number): number => Math.round(share * STRETCH);
  const d = `M${x((1 - from) / 2)} 0H${x((1 + from) / 2)}L${x((1 + to) / 2)} ${height}H${x((1 - to) / 2)}Z`;
  return el(
    'svg',
    { y: top, width: '100%', height, viewBox: `0 0 ${STRETCH} ${height}`, preserveAspectRatio: 'none' },
    el('path', { class: 'fig-slope', d }),
  );
}
