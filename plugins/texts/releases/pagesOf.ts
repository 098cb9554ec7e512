import { loadFacts } from '../../../src/data/facts';

/** @returns the routes of the pages that explain a feature, the main one first; none for an unknown feature */
export function pagesOf(feature: string): readonly string[] {
  const { page, also = [] } = loadFacts().features[feature] ?? {};
  return page === undefined ? [] : [page, ...also];
}
