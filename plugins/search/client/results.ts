import type { SearchDocument } from '../common/schema';
import type { Found, Marks } from './messages';

/** A result as the panel shows it; a type and not an interface, because autocomplete-core wants a plain record. */
export type Result = {
  readonly document: SearchDocument;
  readonly marks: Marks;
  readonly terms: string[];
  /** The question of readers that matched. */
  readonly question: string | null;
  /** Address with the base URL. */
  readonly url: string;
};

const pageOf = ({ url }: Result): string => url.split('#', 1)[0] ?? url;

/** The results in the order of the panel: best first, and all sections of a page below the first of them. */
export function resultsOf({ hits, marks }: Found): Result[] {
  const pages = new Map<string, Result[]>();
  hits.forEach(({ document, question, terms }, at) => {
    const own = { sectionTitle: [], pageTitle: [], content: [], question: [], ...marks[at] };
    const result = { document, question, terms, marks: own, url: document.sectionRoute };
    const page = pageOf(result);
    pages.set(page, [...(pages.get(page) ?? []), result]);
  });
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
