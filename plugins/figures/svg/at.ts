import { el, percent } from './element';

/** @returns shapes in pixels with their origin at a part of the width, so that arrowheads and patches work in a fluid drawing */
export const at = (share: number, y: number, ...children: readonly string[]): string =>
  el('svg', { x: percent(share), y }, ...children);
