import { arrowHead, type Direction, HEAD_LENGTH } from '../svg/arrow';
import { el, round } from '../svg/element';
import { label } from '../svg/label';
import { lineHeight, SMALL } from '../text/types';
import { widest, wrap } from '../text/wrap';
import type { Size } from './box';
import { cornerRadius, distance, type Point } from './corner';
import { dashOffset } from './dashOffset';
import type { PlacedEdge } from './routeEdges';

const LABEL_PADDING_X = 5;
const LABEL_PADDING_Y = 2;

/** A label of an edge, broken into lines and measured. */
export interface EdgeLabel extends Size {
  readonly lines: readonly string[];
}

/** A label that needs more lines is made wider instead: as a column of single words it is higher than all else. */
const MOST_LINES = 4;

export function measureEdgeLabel(text: string, most: number): EdgeLabel | undefined {
  if (text === '') {
    return undefined;
  }
  let lines = wrap(text, most, SMALL);
  for (let wider = most; lines.length > MOST_LINES; wider += 6) {
    lines = wrap(text, wider, SMALL);
  }
  return {
    lines,
    width: Math.ceil(widest(lines, SMALL)) + 2 * LABEL_PADDING_X,
    height: lines.length * lineHeight(SMALL) + 2 * LABEL_PADDING_Y,
  };
}

const pair = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** How far a loop spreads beyond its ends. */
const SPREAD = 6;

/** The line ends inside the head, so that its tip stays sharp. */
const BACK: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, HEAD_LENGTH - 2],
  down: [0, 2 - HEAD_LENGTH],
  left: [HEAD_LENGTH - 2, 0],
  right: [2 - HEAD_LENGTH, 0],
};

/** The direction in which an edge arrives: that of its last piece, and of a loop back from its far end. */
function directionOf({ stops, isLoop }: PlacedEdge): Direction {
  const [end = { x: 0, y: 0 }, before = end, first = before] = stops.toReversed();
  if (isLoop) {
    return first.x === end.x ? 'left' : 'up';
  }
  if (Math.abs(end.x - before.x) > Math.abs(end.y - before.y)) {
    return end.x > before.x ? 'right' : 'left';
  }
  return end.y >= before.y ? 'down' : 'up';
}

function edgePath(edge: PlacedEdge): string {
  const [start = { x: 0, y: 0 }, ...rest] = edge.stops;
  const begin = `M${pair(start.x, start.y)}`;
  const direction = directionOf(edge);
  const [backX, backY] = BACK[direction];
  if (edge.isLoop) {
    const [turn = start, end = start] = rest;
    const far =
      direction === 'left'
        ? `${pair(turn.x, start.y - SPREAD)} ${pair(turn.x, end.y + SPREAD)}`
        : `${pair(start.x - SPREAD, turn.y)} ${pair(end.x + SPREAD, turn.y)}`;
    return `${begin}C${far} ${pair(end.x + backX, end.y + backY)}`;
  }
  const last = rest.length - 1;
  const pieces = rest.map((stop, index) => {
    if (index === last) {
      return `L${pair(stop.x + backX, stop.y + backY)}`;
    }
    const before = edge.stops[index] ?? stop;
    const after = edge.stops[index + 2] ?? stop;
    const radius = cornerRadius(before, stop, after);
    return `L${towards(stop, before, radius)}Q${pair(stop.x, stop.y)} ${towards(stop, after, radius)}`;
  });
  return begin + pieces.join('');
}

function towards(from: Point, to: Point, by: number): string {
  const part = by / Math.max(1, distance(from, to));
  return pair(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
}

export function drawEdge(edge: PlacedEdge, isDashed = false): string {
  const end = edge.stops[edge.stops.length - 1] ?? { x: 0, y: 0 };
  const dashes = isDashed ? { class: 'fig-edge fig-dashed', 'stroke-dashoffset': dashOffset(edge) } : {};
  return el('path', { class: 'fig-edge', d: edgePath(edge), ...dashes }) + arrowHead(end.x, end.y, directionOf(edge));
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
    }) + label(text.lines, { x: box.x, y: box.y, className: 'fig-small' })
  );
}
