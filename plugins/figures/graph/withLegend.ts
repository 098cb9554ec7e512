import type { FixedDrawing } from '../drawing';
import { arrowHead } from '../svg/arrow';
import { el } from '../svg/element';
import { label } from '../svg/label';
import { textWidth } from '../text/measure';
import { SMALL } from '../text/types';

interface KeyItem {
  readonly className: string;
  readonly text: string;
}

const LINE = 34;
const TO_TEXT = 8;
const BETWEEN = 22;
const GAP = 20;
const HEIGHT = 18;

/** Adds one line below a graph that says what its kinds of arrows mean, if it has any. */
export function withLegend(drawing: FixedDrawing, items: readonly KeyItem[]): FixedDrawing {
  if (items.length === 0) {
    return drawing;
  }
  const widths = items.map(({ text }) => LINE + TO_TEXT + Math.ceil(textWidth(text, SMALL)));
  const keyWidth = widths.reduce((sum, width) => sum + width, 0) + BETWEEN * (items.length - 1);
  const width = Math.max(drawing.width, keyWidth + 12);
  const y = drawing.height + GAP;
  let x = (width - keyWidth) / 2;
  const key = items.map(({ className, text }, index) => {
    const drawn =
      el('path', { class: className, d: `M${Math.round(x)} ${y}h${LINE - 7}` }) +
      arrowHead(Math.round(x) + LINE, y, 'right') +
      label([text], { x: x + LINE + TO_TEXT, y, className: 'fig-small', anchor: 'start' });
    x += (widths[index] ?? 0) + BETWEEN;
    return drawn;
  });
  const shift = (width - drawing.width) / 2;
  const body = shift > 0 ? el('g', { transform: `translate(${Math.round(shift)} 0)` }, drawing.body) : drawing.body;
  return { ...drawing, width, height: y + HEIGHT / 2 + 2, body: body + el('g', { class: 'fig-key' }, ...key) };
}
