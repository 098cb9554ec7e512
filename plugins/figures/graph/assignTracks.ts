/** A piece of an edge between two layers that changes its x: down from `upper`, sideways on its track, down to `lower`. */
export interface Jog {
  readonly upper: number;
  readonly lower: number;
  readonly top: number;
  readonly bottom: number;
}

const spanOf = ({ upper, lower }: Jog): readonly [number, number] => [Math.min(upper, lower), Math.max(upper, lower)];

const SLACK = 6;
/** Nearer than this, two lines look like one that forks. */
const APART = 8;
const LEAST_APART = 5;

function touch(a: Jog, b: Jog): boolean {
  const [aLeft, aRight] = spanOf(a);
  const [bLeft, bRight] = spanOf(b);
  return aLeft < bRight + SLACK && bLeft < aRight + SLACK;
}

const within = (x: number, jog: Jog): boolean => {
  const [left, right] = spanOf(jog);
  return x > left && x < right;
};

/** How often two jogs cross when `a` has the track above `b`. */
const crossings = (a: Jog, b: Jog): number => Number(within(a.lower, b)) + Number(within(b.upper, a));

/**
 * Gives the jogs of one gap between two layers their own heights, so that no two lines cover each other, and orders
 * them so that as few as possible cross.
 *
 * @returns y of each jog in the order of the input
 */
export function assignTracks(jogs: readonly Jog[]): number[] {
  const order: number[] = [];
  for (const [index, jog] of jogs.entries()) {
    const costs = Array.from({ length: order.length + 1 }, (_, place) =>
      order.reduce((sum, other, at) => {
        const known = jogs[other] ?? jog;
        return sum + (at < place ? crossings(known, jog) : crossings(jog, known));
      }, 0),
    );
    order.splice(costs.indexOf(Math.min(...costs)), 0, index);
  }
  const tracks: number[] = [];
  for (const index of order) {
    const jog = jogs[index];
    if (jog) {
      const above = order.slice(0, order.indexOf(index)).filter((other) => touch(jogs[other] ?? jog, jog));
      tracks[index] = above.length === 0 ? 0 : Math.max(...above.map((other) => tracks[other] ?? 0)) + 1;
    }
  }
  const last = Math.max(0, ...tracks);
  return jogs.map(({ top, bottom }, index) => {
    // Where there is room the tracks are apart; where there is little they take all of it, and beyond it what they need.
    const room = bottom - top;
    const step = Math.max(LEAST_APART, Math.min(Math.max(room / (last + 2), APART), room / Math.max(1, last)));
    return (top + bottom) / 2 + ((tracks[index] ?? 0) - last / 2) * step;
  });
}
