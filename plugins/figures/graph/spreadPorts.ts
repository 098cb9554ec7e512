import type { Box } from './box';

interface Port {
  readonly edge: number;
  readonly end: 'from' | 'to';
  readonly node: string;
  readonly side: 'top' | 'bottom';
  /** Where the edge should go; the port is as close to it as possible. */
  readonly towards: number;
}

const LEAST_GAP = 20;
const CORNER = 13;
const SLIP = 3;

/**
 * Gives every edge its own place on the side of its box, so that no two arrowheads fall together and a straight way
 * stays straight.
 *
 * @returns the x of each port by `<number of the edge> <from or to>`
 */
export function spreadPorts(boxes: ReadonlyMap<string, Box>, ports: readonly Port[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [node, box] of boxes) {
    for (const side of ['top', 'bottom'] as const) {
      const here = ports
        .filter((port) => port.node === node && port.side === side)
        .sort((a, b) => a.towards - b.towards || a.edge - b.edge);
      const xs = spread(
        here.map(({ towards }) => towards),
        box,
      );
      here.forEach(({ edge, end }, index) => {
        places.set(`${edge} ${end}`, xs[index] ?? box.x);
      });
    }
  }
  return places;
}

function spread(wanted: readonly number[], { x, width }: Box): number[] {
  const room = Math.max(0, width - 2 * CORNER);
  const gap = wanted.length > 1 ? Math.min(LEAST_GAP, room / (wanted.length - 1)) : 0;
  const [low, high] = [x - room / 2, x + room / 2];
  // A lone edge that leads sideways leaves from the middle: a line from a corner looks as if it belonged to a neighbour.
  if (wanted.length === 1) {
    const [only = x] = wanted;
    return [only >= low && only <= high ? only : x];
  }
  const placed: number[] = [];
  wanted.forEach((want, index) => {
    const before = placed[index - 1];
    placed.push(Math.max(low + index * gap, before === undefined ? want : before + gap, Math.min(want, high)));
  });
  for (let index = placed.length - 1; index >= 0; index -= 1) {
    const after = placed[index + 1];
    const limit = after === undefined ? high : after - gap;
    placed[index] = Math.min(placed[index] ?? x, limit);
  }
  // A step of a pixel or two looks like a mistake.
  return placed.map((port, index) =>
    Math.abs(port - (wanted[index] ?? port)) < SLIP ? (wanted[index] ?? port) : port,
  );
}
