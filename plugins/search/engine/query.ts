import type { LookedUp } from './lookUp';

/** What a reader typed, as the ranking sees it. */
export type Query = {
  words: readonly LookedUp[];
  wantsPosts: boolean;
  /** It speaks of programs, so that a call of an API may answer it. */
  wantsCalls: boolean;
  /** Somebody types the name of something. */
  isName: boolean;
  /** See `askedFor`. */
  asked: string | undefined;
};

/** How much a word says: one that is everywhere says nothing about what the reader wants. */
export type Shares = readonly number[];

/** @returns the share of the query that each word is; all together are 1 */
export function sharesOf(counts: readonly number[], all: number): Shares {
  const rarity = counts.map((count) => Math.log(1 + all / Math.max(count, 1)));
  const total = rarity.reduce((sum, one) => sum + one, 0);
  return rarity.map((one) => one / total);
}
