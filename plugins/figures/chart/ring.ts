import { arc, pie } from 'd3-shape';
import { type FluidDrawing, fluid } from '../drawing';
import { at } from '../svg/at';
import { el } from '../svg/element';
import { label, linesHeight } from '../svg/label';
import { horizontalLine } from '../svg/line';
import { OWN_ID } from '../svg/ownId';
import { textWidth } from '../text/measure';
import { SMALL } from '../text/types';
import { wrap } from '../text/wrap';
import type { ChartInput } from './chartInput';
import { formatValue } from './format';
import { isPatterned, patterns, seriesBar } from './marks';

const OUTER = 92;
const INNER = 56;
/** A smaller part has no room for its share: the list below the ring has it. */
const LEAST_LABELLED = 0.08;
const SWATCH = 14;
const ROW_PADDING = 5;
const TOTAL = { size: 16, face: 'bold' } as const;

/** Parts of a whole: the ring shows them, the list below names them with their numbers and shares. */
export function ringChart({ x, y, series, frame }: ChartInput): FluidDrawing {
  const values = series[0]?.values ?? [];
  const total = values.reduce((sum, value) => sum + value, 0);
  const share = (value: number): number => (total === 0 ? 0 : value / total);
  const shareText = (value: number): string => formatValue(Math.round(share(value) * 1000) / 10, '%');
  const outline = arc<{ startAngle: number; endAngle: number }>().innerRadius(INNER).outerRadius(OUTER).digits(1);
  const parts = pie<number>()
    .sort(null)([...values])
    .map((part) => {
      const d = outline(part) ?? '';
      const [labelX, labelY] = outline.centroid(part);
      return (
        el('path', { class: `fig-slice fig-s${part.index}`, d }) +
        (isPatterned(part.index) ? el('path', { fill: `url(#${OWN_ID}-p${part.index})`, d }) : '') +
        (share(part.value) >= LEAST_LABELLED
          ? label([`${Math.round(share(part.value) * 100)}%`], {
              x: labelX,
              y: labelY,
              className: `fig-on fig-on${part.index}`,
            })
          : '')
      );
    });
  const name = wrap(y.name, 2 * INNER - 24, SMALL);
  const middle = OUTER - linesHeight(name, SMALL) / 2;
  const ring = at(
    0.5,
    2,
    el('g', { transform: `translate(0 ${OUTER})` }, ...parts),
    label([formatValue(total, y.unit)], { x: 0, y: middle, type: TOTAL, className: 'fig-big' }),
    label(name, { x: 0, y: middle + 10 + linesHeight(name, SMALL) / 2, className: 'fig-small' }),
  );

  let top = 2 * OUTER + 20;
  const rows = x.values.map((category, index) => {
    const value = values[index] ?? 0;
    const numbers = `${formatValue(value, y.unit)} · ${shareText(value)}`;
    const lines = wrap(category, frame - SWATCH - 20 - textWidth(numbers, SMALL), SMALL);
    const height = linesHeight(lines, SMALL) + 2 * ROW_PADDING;
    const rowMiddle = top + height / 2;
    const drawn =
      (index === 0 ? '' : horizontalLine('fig-rule', top)) +
      seriesBar(index, { x: 0, y: rowMiddle - SWATCH / 2, width: SWATCH, height: SWATCH, rx: 3 }) +
      label(lines, { x: SWATCH + 8, y: rowMiddle, anchor: 'start' }) +
      label([numbers], { x: '100%', y: rowMiddle, className: 'fig-small', anchor: 'end' });
    top += height;
    return drawn;
  });
  return fluid(frame, { mostWidth: 400, height: top + 2, body: patterns(values.length) + ring + rows.join('') });
}
