import { arrowHead, HEAD_LENGTH } from '../svg/arrow';
import { el, round } from '../svg/element';
import { label } from '../svg/label';
import { lineHeight, SMALL } from '../text/types';
import { widest, wrap } from '../text/wrap';
import type { Size } from './box';
import type { PlacedEdge } from './routeEdges';

const LABEL_PADDING_X = 5;
const LABEL_PADDING_Y = 2;

/** A label of an edge, broken into lines and measured. */
export interface EdgeLabel extends Size {
  readonly lines: readonly string[];
}

export function measureEdgeLabel(text: string, most: number): EdgeLabel | undefined {
  if (text === '') {
    return undefined;
  }
  const lines = wrap(text, most, SMALL);
  return {
    lines,
    width: Math.ceil(widest(lines, SMALL)) + 2 * LABEL_PADDING_X,
    height: lines.length * lineHeight(SMALL) + 2 * LABEL_PADDING_Y,
  };
}

const pair = (x: number, y: number): string => `${round(x)} ${round(y)}`;

function edgePath({ stops, isLoop, goesUp }: PlacedEdge): string {
  const [start = { x: 0, y: 0 }, ...rest] = stops;
  const begin = `M${pair(start.x, start.y)}`;
  if (isLoop) {
    const [turn = start, end = start] = rest;
    return `${begin}C${pair(turn.x, start.y - 6)} ${pair(turn.x, end.y + 6)} ${pair(end.x + HEAD_LENGTH - 2, end.y)}`;
  }
  const last = rest.length - 1;
  const pieces = rest.map((stop, index) => {
    if (index === last) {
      // The line ends inside the head, so that its tip stays sharp.
      return `L${pair(stop.x, stop.y + (goesUp ? 1 : -1) * (HEAD_LENGTH - 2))}`;
    }
    const before = stops[index] ?? stop;
    const after = stops[index + 2] ?? stop;
    const radius = Math.min(CORNER, distance(before, stop) / 2, distance(stop, after) / 2);
    return `L${towards(stop, before, radius)}Q${pair(stop.x, stop.y)} ${towards(stop, after, radius)}`;
  });
  return begin + pieces.join('');
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const CORNER = 9;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function towards(from: Point, to: Point, by: number): string {
  const part = by / Math.max(1, distance(from, to));
  return pair(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
}

/** @param className of the line, for example `fig-edge fig-dashed` */
export function drawEdge(edge: PlacedEdge, className: string): string {
  const end = edge.stops[edge.stops.length - 1] ?? { x: 0, y: 0 };
  const direction = edge.isLoop ? 'left' : edge.goesUp ? 'up' : 'down';
  return el('path', { class: className, d: edgePath(edge) }) + arrowHead(end.x, end.y, direction);
}

/** The label is placed on its own edge, on a patch of background that interrupts the line. */
export function drawEdgeLabel({ label: box }: PlacedEdge, text: EdgeLabel | undefined): string {
  if (!box || !text) {
    return '';
  }
  return (
    el('rect', {
      class: 'fig-patch',
      x: box.x - box.width / 2,
      y: box.y - box.height / 2,
      width: box.width,
      height: box.height,
    }) + label(text.lines, { x: box.x, y: box.y, type: SMALL, className: 'fig-small' })
  );
}
