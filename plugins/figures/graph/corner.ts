export interface Point {
  readonly x: number;
  readonly y: number;
}

const CORNER = 9;

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** @returns the radius of the rounded corner of an edge; none at its end */
export const cornerRadius = (before: Point, stop: Point, after: Point | undefined): number =>
  after === undefined ? 0 : Math.min(CORNER, distance(before, stop) / 2, distance(stop, after) / 2);
