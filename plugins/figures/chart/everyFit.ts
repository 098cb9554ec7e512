import { textWidth } from '../text/measure';
import { SMALL } from '../text/types';

/** @returns 1 if the names of an axis fit side by side into steps of that width, 2 if every second does, and so on */
export const everyFit = (names: readonly string[], step: number, gap: number): number =>
  Math.max(1, Math.ceil((Math.max(...names.map((name) => textWidth(name, SMALL))) + gap) / step));
