import { el, type Value } from './element';

/** @returns a line from the top to the bottom at one place of the width */
export const verticalLine = (className: string, x: Value, top: number, bottom: number): string =>
  el('line', { class: className, x1: x, x2: x, y1: top, y2: bottom });

/** @returns a line across the whole drawing; `from` is negative where it starts beside it */
export const horizontalLine = (className: string, y: number, from = 0): string =>
  el('line', { class: className, x1: from, x2: '100%', y1: y, y2: y });
