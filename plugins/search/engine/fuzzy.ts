import { letterSet, type TagIndex } from './load';

const shortest = 4;
/** In stems of this length or more, two letters may be wrong; in shorter ones, the result would be a different word. */
const long = 8;
const mostTerms = 3;

/** @returns how many letters of a stem may be wrong */
export const mostWrong = (stem: string): number =>
  stem.length < shortest || /[\d_]/.test(stem) ? 0 : stem.length >= long ? 2 : 1;

const longestWord = 64;
const width = longestWord + 1;
/** Three rows of the distance matrix, used in rotation. */
const rows = new Uint8Array(3 * width);

/**
 * The number of letters to insert, delete, replace or swap with their neighbour (optimal string alignment).
 *
 * @returns the number of changes, or `most + 1` when it is more than `most`
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || Math.max(a.length, b.length) > longestWord) {
    return most + 1;
  }
  for (let j = 0; j <= b.length; j += 1) rows[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    const row = (i % 3) * width;
    const above = ((i + 2) % 3) * width;
    const twoAbove = ((i + 1) % 3) * width;
    const letter = a.charCodeAt(i - 1);
    rows[row] = i;
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = letter === b.charCodeAt(j - 1) ? 0 : 1;
      let cost = Math.min(
        (rows[above + j] as number) + 1,
        (rows[row + j - 1] as number) + 1,
        (rows[above + j - 1] as number) + same,
      );
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1)) {
        cost = Math.min(cost, (rows[twoAbove + j - 2] as number) + 1);
      }
      rows[row + j] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) {
      return most + 1;
    }
  }
  return Math.min(rows[(a.length % 3) * width + b.length] as number, most + 1);
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * @param stem stem of a word that is found nowhere
 * @returns the most similar words of the indexes: one edit away, or two in a long word with the same first letter;
 *   words of titles first, then those in more sections
 */
export function nearTerms(indexes: readonly TagIndex[], stem: string): string[] {
  const most = mostWrong(stem);
  if (most === 0) {
    return [];
  }
  const found = new Map<string, { distance: number; rank: number }>();
  const own = letterSet(stem);
  for (const { terms, postings, inTitle, letters } of indexes) {
    const sets = letters();
    for (const [at, term] of terms.entries()) {
      const allowed = term[0] === stem[0] ? most : 1;
      // One edit removes at most one letter and adds at most one other.
      if (term.length < shortest || bits((sets[at] as number) ^ own) > 2 * allowed) continue;
      const distance = editDistance(stem, term, allowed);
      if (distance <= allowed) {
        const rank = (postings.get(term)?.length ?? 0) + (inTitle.has(term) ? 1e6 : 0);
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
