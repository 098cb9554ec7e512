import { el } from '../svg/element';
import { label } from '../svg/label';
import { textWidth } from '../text/measure';
import { SMALL } from '../text/types';
import { seriesBar } from './marks';

const SWATCH = 14;
const ROW = 22;
const BETWEEN = 18;

/** @returns a line with the names of the series and their fills; breaks where a phone needs it */
export function seriesKey(
  names: readonly string[],
  left: number,
  frame: number,
): { readonly height: number; readonly body: string } {
  if (names.length < 2) {
    return { height: 0, body: '' };
  }
  let x = -left;
  let row = 0;
  const body = names.map((name, index) => {
    const width = SWATCH + 6 + textWidth(name, SMALL);
    if (x > -left && x + width > frame - left) {
      x = -left;
      row += 1;
    }
    const y = row * ROW + ROW / 2;
    const drawn =
      seriesBar(index, { x, y: y - SWATCH / 2, width: SWATCH, height: SWATCH, rx: 3 }) +
      label([name], { x: x + SWATCH + 6, y, className: 'fig-small', anchor: 'start' });
    x += width + BETWEEN;
    return drawn;
  });
  return { height: (row + 1) * ROW + 8, body: el('g', {}, ...body) };
}
