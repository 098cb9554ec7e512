import { assignTracks } from './assignTracks';
import type { Box } from './box';
import type { Point } from './corner';
import { spreadPorts } from './spreadPorts';

interface LaidEdge {
  readonly from: string;
  readonly to: string;
  /** From border to border, as dagre gives them. */
  readonly points: readonly Point[];
  readonly label?: Box;
}

/** An edge as it is drawn: pieces that are vertical or horizontal, from stop to stop. */
export interface PlacedEdge {
  /** From the border of the first node to the border of the last one. A loop has three: out, its far end, back. */
  readonly stops: readonly Point[];
  readonly label?: Box;
  readonly isLoop: boolean;
}

type Side = 'top' | 'bottom';

const LOOP_REACH = 26;

/**
 * Turns the bent lines of the layout into edges that leave and enter boxes at a right angle. Inside a layer an edge is
 * straight and vertical, so it cannot touch a box or a label of the layer; it moves sideways only between two layers.
 */
export function routeEdges(boxes: ReadonlyMap<string, Box>, edges: readonly LaidEdge[]): PlacedEdge[] {
  const layers = layersOf([...boxes.values(), ...edges.flatMap(({ label }) => (label ? [label] : []))]);
  const ports = spreadPorts(
    boxes,
    edges.flatMap(({ from, to, points }, edge) => {
      if (from === to) {
        return [];
      }
      const down = goesDown(points);
      const next = points[1] ?? points[0];
      const last = points[points.length - 2] ?? points[points.length - 1];
      return [
        { edge, end: 'from' as const, node: from, side: (down ? 'bottom' : 'top') as Side, towards: next?.x ?? 0 },
        { edge, end: 'to' as const, node: to, side: (down ? 'top' : 'bottom') as Side, towards: last?.x ?? 0 },
      ];
    }),
  );

  const rough = edges.map(({ from, to, points, label }, index): PlacedEdge => {
    const source = boxes.get(from);
    const target = boxes.get(to);
    if (!source || !target) {
      throw new Error(`The layout has lost the node ${source ? to : from}.`);
    }
    const shared = label ? { label } : {};
    if (source === target) {
      return { ...shared, stops: loopStops(source), isLoop: true };
    }
    const sign = goesDown(points) ? 1 : -1;
    const start = { x: ports.get(`${index} from`) ?? source.x, y: source.y + (sign * source.height) / 2 };
    const end = { x: ports.get(`${index} to`) ?? target.x, y: target.y - (sign * target.height) / 2 };
    const stops: Point[] = [start, { x: start.x, y: source.y + sign * halfLayer(layers, source.y) }];
    for (const { x, y } of points.slice(1, -1)) {
      const half = halfLayer(layers, y);
      stops.push({ x, y: y - sign * half }, { x, y: y + sign * half });
    }
    stops.push({ x: end.x, y: target.y - sign * halfLayer(layers, target.y) }, end);
    return { ...shared, stops: withoutNeedless(stops), isLoop: false };
  });
  const borders = layersOf([...boxes.values()]).flatMap(({ y }) => [
    Math.round(y - halfLayer(layers, y)),
    Math.round(y + halfLayer(layers, y)),
  ]);
  return squareUp(rough, borders);
}

/** Space that an arrowhead needs before a node, and a line before anything else. */
const HEAD_ROOM = 16;
const LINE_ROOM = 9;

/**
 * Replaces every slanted piece by a vertical, a horizontal and a vertical one.
 *
 * @param borders upper and lower y of the layers that contain nodes
 */
function squareUp(edges: readonly PlacedEdge[], borders: readonly number[]): PlacedEdge[] {
  const room = (y: number): number => (borders.includes(Math.round(y)) ? HEAD_ROOM : LINE_ROOM);
  const jogs = edges.flatMap(({ stops, isLoop }, edge) =>
    isLoop
      ? []
      : stops.flatMap((stop, index) => {
          const next = stops[index + 1];
          if (!next || Math.abs(next.x - stop.x) < STRAIGHT) {
            return [];
          }
          const [above, below] = stop.y < next.y ? [stop, next] : [next, stop];
          const [top, bottom] = [above.y + room(above.y), below.y - room(below.y)];
          return [{ edge, index, upper: above.x, lower: below.x, top, bottom }];
        }),
  );
  const heights = new Map<string, number>();
  for (const gap of new Set(jogs.map(gapOf))) {
    const here = jogs.filter((jog) => gapOf(jog) === gap);
    const tracks = assignTracks(here);
    here.forEach(({ edge, index }, place) => {
      heights.set(`${edge} ${index}`, tracks[place] ?? 0);
    });
  }
  return edges.map((edge, number) => ({
    ...edge,
    stops: edge.isLoop
      ? edge.stops
      : withoutNeedless(
          edge.stops.flatMap((stop, index) => {
            const y = heights.get(`${number} ${index}`);
            const next = edge.stops[index + 1];
            return y === undefined || !next ? [stop] : [stop, { x: stop.x, y }, { x: next.x, y }];
          }),
        ),
  }));
}

/** Below this difference two places count as one. */
const STRAIGHT = 0.5;

const gapOf = ({ top, bottom }: { top: number; bottom: number }): string => `${Math.round(top)} ${Math.round(bottom)}`;

const goesDown = (points: readonly Point[]): boolean => (points[points.length - 1]?.y ?? 0) >= (points[0]?.y ?? 0);

type Layer = { y: number; half: number };

function layersOf(boxes: readonly Box[]): Layer[] {
  const layers: Layer[] = [];
  for (const { y, height } of boxes) {
    const layer = layers.find((known) => Math.abs(known.y - y) < 1);
    if (layer) {
      layer.half = Math.max(layer.half, height / 2);
    } else {
      layers.push({ y, half: height / 2 });
    }
  }
  return layers;
}

const halfLayer = (layers: readonly Layer[], y: number): number =>
  layers.find((layer) => Math.abs(layer.y - y) < 1)?.half ?? 0;

/** A stop between two others on one line adds nothing, and neither does one in the same place as the previous stop. */
function withoutNeedless(stops: readonly Point[]): Point[] {
  const kept: Point[] = [];
  stops.forEach((stop, index) => {
    const before = kept[kept.length - 1];
    const after = stops[index + 1];
    const isLast = after === undefined;
    if (before && isSame(before.x, stop.x) && isSame(before.y, stop.y)) {
      if (isLast && kept.length > 1) {
        kept.pop();
        kept.push(stop);
      }
      return;
    }
    const isBetween =
      before !== undefined &&
      after !== undefined &&
      ((isSame(before.x, stop.x) && isSame(after.x, stop.x)) || (isSame(before.y, stop.y) && isSame(after.y, stop.y)));
    if (!isBetween) {
      kept.push(stop);
    }
  });
  return kept;
}

const isSame = (a: number, b: number): boolean => Math.abs(a - b) < STRAIGHT;

const loopStops = ({ x, y, width, height }: Box): Point[] => [
  { x: x + width / 2, y: y - height / 5 },
  { x: x + width / 2 + LOOP_REACH, y },
  { x: x + width / 2, y: y + height / 5 },
];
