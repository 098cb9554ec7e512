import type { Found, Result } from './messages';

const pageOf = ({ document: { sectionRoute } }: Result): string => sectionRoute.split('#', 1)[0] ?? sectionRoute;

/** The results in the order of the panel: best first, and all sections of a page below the first of them. */
export function resultsOf({ hits }: Found): Result[] {
  const pages = new Map<string, Result[]>();
  for (const hit of hits) pages.set(pageOf(hit), [...(pages.get(pageOf(hit)) ?? []), hit]);
  return [...pages.values()].flat();
}

/** The same results by page, in the same order. */
export function pagesOf<Item extends Result>(results: readonly Item[]): Item[][] {
  const pages: Item[][] = [];
  for (const result of results) {
    const last = pages.at(-1);
    if (last?.[0] && pageOf(last[0]) === pageOf(result)) {
      last.push(result);
    } else {
      pages.push([result]);
    }
  }
  return pages;
}
