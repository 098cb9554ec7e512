import { readFileSync } from 'node:fs';

const page = 'docs/about/terms.mdx';

/**
 * The terms stand in groups by their first letter, and the page of the terms says which groups there are: each is a
 * heading with an id such as `d-h`.
 *
 * @param source text of the page of the terms
 * @returns the id of the group that holds the term
 * @throws Error when no group does
 */
export function anchorOfTerm(term: string, source: string): string {
  const letter = term.charAt(0).toLowerCase();
  for (const [, first = '', last = ''] of source.matchAll(/^#+ .*\{#([a-z])-([a-z])\}/gm)) {
    if (first <= letter && letter <= last) {
      return `${first}-${last}`;
    }
  }
  throw new Error(`${page} has no heading for the terms with "${letter}". Fix: add one with an id such as {#d-h}.`);
}

/** @returns the text of the page of the terms */
export const readTermsPage = (): string => readFileSync(page, 'utf8');
