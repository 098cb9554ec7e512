import type { LookedUp } from './lookUp';

/** A query, prepared for the ranking. */
export type Query = {
  words: readonly LookedUp[];
  wantsPosts: boolean;
  /** The query is about programming, so an API call may answer it. */
  wantsCalls: boolean;
  /** The query is the name of something. */
  isName: boolean;
  /** See `askedFor`. */
  asked: string | undefined;
};

/** How much each word counts: a word that is everywhere does not show what the reader is looking for. */
export type Shares = readonly number[];

/** @returns the share of each word in the query; the sum of all shares is 1 */
export function sharesOf(counts: readonly number[], all: number): Shares {
  const rarity = counts.map((count) => Math.log(1 + all / Math.max(count, 1)));
  const total = rarity.reduce((sum, one) => sum + one, 0);
  return rarity.map((one) => one / total);
}
