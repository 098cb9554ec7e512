import { el } from './element';

export const HEAD_LENGTH = 9;
const HEAD_HALF = 4.5;

export type Direction = 'up' | 'down' | 'left' | 'right';

const TURN: Readonly<Record<Direction, (along: number, across: number) => readonly [number, number]>> = {
  down: (along, across) => [across, -along],
  up: (along, across) => [across, along],
  right: (along, across) => [-along, across],
  left: (along, across) => [along, across],
};

/** @returns a head whose tip is at x, y. Drawn as a shape of its own: a `marker` would need an id and does not take the line's colour. */
export function arrowHead(x: number, y: number, direction: Direction): string {
  const turn = TURN[direction];
  const corner = (along: number, across: number): string => {
    const [dx, dy] = turn(along, across);
    return `${Math.round((x + dx) * 10) / 10} ${Math.round((y + dy) * 10) / 10}`;
  };
  const d = `M${corner(0, 0)}L${corner(HEAD_LENGTH, HEAD_HALF)}L${corner(HEAD_LENGTH - 2, 0)}L${corner(HEAD_LENGTH, -HEAD_HALF)}Z`;
  return el('path', { class: 'fig-head', d });
}
