import { cornerRadius, distance } from './corner';
import type { PlacedEdge } from './routeEdges';

/** Lengths of a dash and of a dash with the gap after it, as in `drawing.css`. */
const DASH = 5;
const PERIOD = 9;
/** A shorter piece of a dash looks like a dot. */
const LEAST = 3.5;
/** How much shorter a rounded corner is than the square one, as a part of its radius. */
const SAVED = 0.377;

const modulo = (value: number): number => ((value % PERIOD) + PERIOD) % PERIOD;

/** @returns how far along the line its label begins and ends; nothing where the label is not on a straight piece */
function labelSpan({ stops, label }: PlacedEdge): readonly [number, number] | undefined {
  let length = 0;
  for (const [index, stop] of stops.entries()) {
    const next = stops[index + 1];
    if (!label || !next) {
      return undefined;
    }
    const isVertical = Math.abs(next.x - stop.x) < 1;
    const [away, along, half] = isVertical
      ? [Math.abs(label.x - stop.x), Math.abs(label.y - stop.y), label.height / 2]
      : [Math.abs(label.y - stop.y), Math.abs(label.x - stop.x), label.width / 2];
    const piece = distance(stop, next);
    if (away < 1.5 && along < piece && distance(label, next) < piece) {
      return [length + along - half, length + along + half];
    }
    length += piece - SAVED * cornerRadius(stop, next, stops[index + 2]);
  }
  return undefined;
}

/**
 * Moves the dashes of a line so that its label cuts none of them down to a dot.
 *
 * @returns the value of `stroke-dashoffset`
 */
export function dashOffset(edge: PlacedEdge): number | undefined {
  const span = edge.isLoop ? undefined : labelSpan(edge);
  if (!span) {
    return undefined;
  }
  const [begin, end] = span;
  const offsets = Array.from({ length: PERIOD * 2 }, (_, index) => index / 2);
  return offsets.find((offset) => {
    const [before, after] = [modulo(begin + offset), modulo(end + offset)];
    return before >= LEAST && (after >= DASH || DASH - after >= LEAST);
  });
}
