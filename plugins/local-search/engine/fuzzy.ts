import type { TagIndex } from './load';

const shortest = 4;
/** From this length on two letters may be wrong; in shorter words that would be another word. */
const long = 8;
const mostTerms = 3;

/**
 * Letters to add, drop, change or swap with their neighbour (optimal string alignment).
 *
 * @returns the number of changes, or `most + 1` when it is more than `most`
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) {
    return most + 1;
  }
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_one, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(
        (previous[j] as number) + 1,
        (current[j - 1] as number) + 1,
        (previous[j - 1] as number) + same,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] as number) + 1);
      }
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) {
      return most + 1;
    }
    before = previous;
    previous = current;
  }
  return Math.min(previous[b.length] as number, most + 1);
}

/**
 * @param stem stem of a word that is found nowhere
 * @returns the nearest words of the indexes: at one change, or at two in a long word with the same first letter; words
 *   of titles first, then those of more sections
 */
export function nearTerms(indexes: readonly TagIndex[], stem: string): string[] {
  if (stem.length < shortest || /[\d_]/.test(stem)) {
    return [];
  }
  const most = stem.length >= long ? 2 : 1;
  const found = new Map<string, { distance: number; rank: number }>();
  for (const { terms, scores, inTitle } of indexes) {
    for (const term of terms) {
      if (term.length < shortest || Math.abs(term.length - stem.length) > most) continue;
      const distance = editDistance(stem, term, term[0] === stem[0] ? most : 1);
      if (distance <= most && (distance < 2 || term[0] === stem[0])) {
        const rank = (scores.get(term)?.length ?? 0) + (inTitle.has(term) ? 1e6 : 0);
        found.set(term, { distance, rank: Math.max(rank, found.get(term)?.rank ?? 0) });
      }
    }
  }
  const least = Math.min(...[...found.values()].map(({ distance }) => distance));
  return [...found]
    .filter(([, { distance }]) => distance === least)
    .sort(([a, x], [b, y]) => y.rank - x.rank || (a < b ? -1 : 1))
    .slice(0, mostTerms)
    .map(([term]) => term);
}
