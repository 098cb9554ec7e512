import { type CheerioAPI, load } from 'cheerio';
import type { Element } from 'domhandler';
import { type Type, textWidth } from '../../../plugins/figures/text/measure';

/** A shape of a drawing in pixels of the whole drawing. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Placed extends Rect {
  readonly name: string;
  readonly classes: readonly string[];
  readonly text: string;
}

interface Space {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const TYPES: Readonly<Record<string, Type>> = {
  'fig-name': { size: 14, face: 'bold' },
  'fig-big': { size: 16, face: 'bold' },
  'fig-value': { size: 20, face: 'bold' },
  'fig-strong': { size: 16, face: 'bold' },
  'fig-word': { size: 16 },
  'fig-code': { size: 13, face: 'mono' },
  'fig-small-bold': { size: 13, face: 'bold' },
  'fig-halo-bold': { size: 13, face: 'bold' },
  'fig-on': { size: 13, face: 'bold' },
};

const length = (value: string | undefined, whole: number, missing = 0): number => {
  if (value === undefined) {
    return missing;
  }
  return value.endsWith('%') ? (Number.parseFloat(value) / 100) * whole : Number.parseFloat(value);
};

/** A box after a quarter turn to the left around the origin. */
const turned = ([x, y, w, h]: readonly [number, number, number, number]) => [y, -x - w, h, w] as const;

/**
 * Places of all words, boxes and lines of an `svg` element, as a browser computes them.
 *
 * @param width of the page's column, which fluid drawings fill
 */
export function geometry(svg: string, width: number): { canvas: Rect; shapes: Placed[]; $: CheerioAPI } {
  const $ = load(svg, { xml: true });
  const root = $('svg').first();
  const viewBox = root.attr('viewBox')?.split(' ').map(Number);
  const padding = /padding:0 (\d+)px 0 (\d+)px/.exec(root.attr('style') ?? '');
  const [left, right] = [Number(padding?.[2] ?? 0), Number(padding?.[1] ?? 0)];
  const height = Number(root.attr('height'));
  const space = viewBox
    ? { x: 0, y: 0, width: viewBox[2] ?? 0, height: viewBox[3] ?? 0 }
    : { x: 0, y: 0, width: width - left - right, height };
  const shapes: Placed[] = [];

  const walk = (element: Element, at: Space): void => {
    for (const child of $(element).children().toArray()) {
      const node = $(child);
      const attr = (name: string): string | undefined => node.attr(name);
      const shift = /translate\((-?[\d.]+) (-?[\d.]+)\)/.exec(attr('transform') ?? '');
      const here = shift ? { ...at, x: at.x + Number(shift[1]), y: at.y + Number(shift[2]) } : at;
      const add = (...place: readonly [number, number, number, number]): void => {
        const [x, y, w, h] = attr('transform') === 'rotate(-90)' ? turned(place) : place;
        shapes.push({
          name: child.name,
          classes: (attr('class') ?? '').split(' '),
          text: child.name === 'text' ? node.text() : '',
          left: here.x + x,
          top: here.y + y,
          right: here.x + x + w,
          bottom: here.y + y + h,
        });
      };
      if (child.name === 'svg') {
        if (attr('viewBox') !== undefined) {
          continue;
        }
        const x = length(attr('x'), here.width);
        const y = length(attr('y'), here.height);
        const inner = {
          x: here.x + x,
          y: here.y + y,
          width: length(attr('width'), here.width, here.width),
          height: length(attr('height'), here.height, here.height),
        };
        walk(child, inner);
      } else if (child.name === 'g') {
        walk(child, here);
      } else if (child.name === 'rect') {
        const x = length(attr('x'), here.width);
        const y = length(attr('y'), here.height);
        add(x, y, length(attr('width'), here.width), length(attr('height'), here.height));
      } else if (child.name === 'circle') {
        const r = length(attr('r'), 0);
        add(length(attr('cx'), here.width) - r, length(attr('cy'), here.height) - r, 2 * r, 2 * r);
      } else if (child.name === 'line') {
        const [x1, x2] = [length(attr('x1'), here.width), length(attr('x2'), here.width)];
        const [y1, y2] = [length(attr('y1'), here.height), length(attr('y2'), here.height)];
        add(Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1));
      } else if (child.name === 'text') {
        const classes = (attr('class') ?? '').split(' ');
        // The last class that sets the type wins, as the later rule of the style sheet does.
        const type = classes.map((name) => TYPES[name]).findLast((known) => known) ?? { size: 13 };
        const w = textWidth(node.text(), type);
        const x = length(attr('x'), here.width) + length(attr('dx'), 0);
        const anchor = attr('text-anchor') ?? 'start';
        const start = anchor === 'middle' ? x - w / 2 : anchor === 'end' ? x - w : x;
        const y = length(attr('y'), here.height);
        add(start, y - type.size * 0.75, w, type.size * 0.95);
      } else if (child.name === 'path') {
        const numbers = absolutePoints(attr('d') ?? '');
        if (numbers.length > 0) {
          const xs = numbers.map(([x]) => x);
          const ys = numbers.map(([, y]) => y);
          add(Math.min(...xs), Math.min(...ys), Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
        }
      }
    }
  };
  const top = root.get(0);
  if (top) {
    walk(top, space);
  }
  const whole = viewBox
    ? { left: 0, top: 0, right: space.width, bottom: space.height }
    : { left: -left, top: 0, right: space.width + right, bottom: height };
  return { canvas: whole, shapes, $ };
}

/** Points of the absolute M, L, C and Q of a path; the drawings use no others for what must be measured. */
export function absolutePoints(d: string): [number, number][] {
  if (/[a-z]/.test(d.replace('Z', ''))) {
    return [];
  }
  const pairs = d.match(/-?[\d.]+ -?[\d.]+/g) ?? [];
  return pairs.map((pair) => {
    const [x = 0, y = 0] = pair.split(' ').map(Number);
    return [x, y];
  });
}

export const overlap = (a: Rect, b: Rect, slack = 0): boolean =>
  a.left + slack < b.right && b.left + slack < a.right && a.top + slack < b.bottom && b.top + slack < a.bottom;

export const inside = (inner: Rect, outer: Rect, slack = 1): boolean =>
  inner.left >= outer.left - slack &&
  inner.right <= outer.right + slack &&
  inner.top >= outer.top - slack &&
  inner.bottom <= outer.bottom + slack;
