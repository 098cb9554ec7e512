import { el } from '../svg/element';
import { OWN_ID } from '../svg/ownId';

/** Series are told apart by their fill and by a pattern, so that no difference is one of colour alone. */
const PATTERNED: Readonly<Record<number, readonly string[]>> = {
  1: ['M-2 2l4-4M0 8l8-8M6 10l4-4'],
  3: ['M2 2h.01M6 6h.01'],
  5: ['M0 8l8-8M0 0l8 8'],
};

/** @returns whether a series is drawn with lines or dots over its fill */
export const isPatterned = (series: number): boolean => series in PATTERNED;

/** @returns the patterns that so many series need */
export function patterns(count: number): string {
  const needed = Object.entries(PATTERNED).filter(([index]) => Number(index) < count);
  if (needed.length === 0) {
    return '';
  }
  return el(
    'defs',
    {},
    ...needed.map(([index, paths]) =>
      el(
        'pattern',
        { id: `${OWN_ID}-p${index}`, width: 8, height: 8, patternUnits: 'userSpaceOnUse' },
        ...paths.map((d) => el('path', { class: index === '1' ? 'fig-hatch' : `fig-hatch fig-hatch${index}`, d })),
      ),
    ),
  );
}

interface Bar {
  readonly x: string | number;
  readonly y: number;
  readonly width: string | number;
  readonly height: number;
  readonly rx?: number;
}

/** @returns a bar or a swatch of the series with this number */
export function seriesBar(series: number, place: Bar): string {
  const plain = el('rect', { class: `fig-series fig-s${series}`, ...place });
  return isPatterned(series) ? plain + el('rect', { fill: `url(#${OWN_ID}-p${series})`, ...place }) : plain;
}
