import type { Drawing } from './drawing';
import { el, escapeText } from './svg/element';
import { OWN_ID } from './svg/ownId';
import { LEAST_SIZE, SMALLEST, shrunkInto } from './text/types';
import { NARROW, WIDE, WIDER } from './widths';

export interface Captions {
  /** Unique on every page that shows the figure. */
  readonly id: string;
  readonly title: string;
  readonly alt: string;
}

/**
 * A figure that a phone shows whole shrinks with its place. Of one that is too wide for any phone the small labels stay at
 * least 12 px high: narrower than this it scrolls.
 */
const leastStyle = (width: number): string | undefined =>
  width > shrunkInto(NARROW) ? `min-width:${Math.ceil((width * LEAST_SIZE) / SMALLEST)}px` : undefined;

type Frame = Readonly<Record<string, string | number | undefined>>;

function frameOf(drawing: Drawing, layout: string): Frame {
  if (drawing.kind === 'fixed') {
    const { width, height } = drawing;
    return {
      class: `fig fig-fixed${layout}`,
      viewBox: `0 0 ${width} ${Math.ceil(height)}`,
      width,
      height: Math.ceil(height),
      // Where the layout for wide screens is shown, there is room for it, and paper makes it as small as a sheet.
      style: layout.includes('from') ? undefined : leastStyle(width),
    };
  }
  const { left, right, leastWidth, mostWidth } = drawing;
  const height = Math.ceil(drawing.height);
  const padding = left + right > 0 ? `;padding:0 ${right}px 0 ${left}px` : '';
  return {
    class: `fig fig-fluid${layout}`,
    width: '100%',
    height,
    style: `height:${height}px;min-width:${leastWidth}px;max-width:${mostWidth}px${padding}`,
  };
}

/**
 * One picture for assistive technology. Its name is the text alternative: screen readers skip the description of a picture
 * while they read a page, and the title is in the caption anyway.
 */
const pictureOf = (frame: Frame, id: string, ...parts: readonly string[]): string =>
  el('svg', { ...frame, role: 'img', 'aria-labelledby': `${id}-d` }, ...parts);

/**
 * @returns both layouts of a figure, of which a style sheet shows one. The text alternative is in the first and stands for
 *   both, so that nothing which reads the page meets it twice. A figure that is the same in both has one.
 */
export function renderLayouts(narrow: Drawing, wide: Drawing, { id, alt }: Captions): string {
  const words = el('desc', { id: `${id}-d` }, escapeText(alt));
  const [first, second] = [frameOf(narrow, ''), frameOf(wide, '')];
  if (narrow.body === wide.body && first['style'] === second['style']) {
    return pictureOf(first, id, words, narrow.body.replaceAll(OWN_ID, id));
  }
  const from = wide.kind === 'fixed' && wide.width > shrunkInto(WIDE) ? WIDER : WIDE;
  return (
    pictureOf(frameOf(narrow, ` fig-below-${from}`), id, words, narrow.body.replaceAll(OWN_ID, id)) +
    pictureOf(frameOf(wide, ` fig-from-${from}`), id, wide.body.replaceAll(OWN_ID, `${id}-w`))
  );
}
