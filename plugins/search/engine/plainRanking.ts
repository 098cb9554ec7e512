import lunr from 'lunr';
import type { SearchDocument, SearchHit } from '../common/schema';
import type { TagIndex } from './load';

/**
 * Splits on whitespace and hyphens (specification, section 9). An asterisk in a query must not become a lunr wildcard.
 */
const termsOf = (query: string): string[] =>
  query
    .toLowerCase()
    .replaceAll('*', ' ')
    .split(/[\s-]+/)
    .filter(Boolean);

/** @returns hits of several indexes in one list, the best first; equal hits are sorted by id */
export function mergeHits(hits: SearchHit[], most: number): SearchHit[] {
  return hits.sort((a, b) => b.score - a.score || a.document.id - b.document.id).slice(0, most);
}

/** @returns hits of lunr with their documents */
export function hitsOf(index: TagIndex, results: readonly lunr.Index.Result[], terms: string[]): SearchHit[] {
  const byId = new Map<string, SearchDocument>(index.documents.map((document) => [String(document.id), document]));
  return results.flatMap(({ ref, score }) => {
    const document = byId.get(ref);
    return document ? [{ document, score, terms, question: null }] : [];
  });
}

/**
 * The plain query of the specification (section 9): every term both exact and with a trailing wildcard, nothing else.
 * The boosts are already part of the scores in the index.
 */
export function searchPlain(indexes: readonly TagIndex[], query: string, most: number): SearchHit[] {
  const terms = termsOf(query);
  if (terms.length === 0) {
    return [];
  }
  const hits = indexes.flatMap((index) => {
    const results = index.lunr().query((built) => {
      built.term(terms, {});
      built.term(terms, { wildcard: lunr.Query.wildcard.TRAILING });
    });
    return hitsOf(index, results, terms);
  });
  return mergeHits(hits, most);
}
