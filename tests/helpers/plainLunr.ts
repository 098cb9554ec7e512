import lunr from 'lunr';
import { LIMITS } from '../../plugins/search/common/limits';
import type { IndexFile } from '../../plugins/search/common/schema';

/** A hit by the number of its document. */
export type PlainHit = { id: number; score: number };

/** @returns the hits of the specification's query (section 9) in lunr itself for a file, best first */
export function plainSearch({ index }: IndexFile): (query: string) => PlainHit[] {
  const plain = lunr.Index.load(index);
  return (query) =>
    plain
      .query((built) => {
        const terms = lunr.tokenizer(query).map(String);
        built.term(terms, {});
        built.term(terms, { wildcard: lunr.Query.wildcard.TRAILING });
      })
      .map(({ ref, score }) => ({ id: Number(ref), score }))
      .sort((a, b) => b.score - a.score || a.id - b.id)
      .slice(0, LIMITS.results);
}
