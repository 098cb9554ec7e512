import type { Drawing } from './drawing';
import { el, escapeText } from './svg/element';
import { OWN_ID } from './svg/ownId';
import { LEAST_SIZE, SMALLEST } from './text/types';

export interface Captions {
  /** Unique on every page that shows the figure. */
  readonly id: string;
  readonly title: string;
  readonly alt: string;
}

/** Small labels stay at least 12 px high: narrower than this the figure scrolls instead of shrinking. */
const SHRINK = LEAST_SIZE / SMALLEST;

function frameOf(drawing: Drawing): Readonly<Record<string, string | number>> {
  if (drawing.kind === 'fixed') {
    const { width, height } = drawing;
    return {
      class: 'fig fig-fixed',
      viewBox: `0 0 ${width} ${Math.ceil(height)}`,
      width,
      height: Math.ceil(height),
      style: `min-width:${Math.ceil(width * SHRINK)}px`,
    };
  }
  const { left, right, leastWidth, mostWidth } = drawing;
  const height = Math.ceil(drawing.height);
  const padding = left + right > 0 ? `;padding:0 ${right}px 0 ${left}px` : '';
  return {
    class: 'fig fig-fluid',
    width: '100%',
    height,
    style: `height:${height}px;min-width:${leastWidth}px;max-width:${mostWidth}px${padding}`,
  };
}

/** @returns the whole `svg` element: one picture for assistive technology, with a name and a description */
export function renderSvg(drawing: Drawing, { id, title, alt }: Captions): string {
  return el(
    'svg',
    { ...frameOf(drawing), role: 'img', 'aria-labelledby': `${id}-t`, 'aria-describedby': `${id}-d` },
    el('title', { id: `${id}-t` }, escapeText(title)),
    el('desc', { id: `${id}-d` }, escapeText(alt)),
    drawing.body,
  ).replaceAll(OWN_ID, id);
}
