import { type CheerioAPI, load } from 'cheerio';

/** @returns the HTML of the main part of a page; empty when it has none */
export function mainPart(html: string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  return start === -1 || end === -1 ? '' : html.slice(start, end);
}

/** A page is read by several plugins one after the other, and a site has many pages: the last ones are at hand. */
const trees = new Map<string, CheerioAPI>();
const mostTrees = 400;

/**
 * Parses the main part of a page once for all who read it, so they change nothing in it.
 *
 * @param main as `mainPart` gives it
 */
export function mainTree(main: string): CheerioAPI {
  const known = trees.get(main);
  if (known) {
    return known;
  }
  // Without a doctype a table would not end the paragraph before it.
  const tree = load(`<!doctype html>${main}`);
  if (trees.size >= mostTrees) trees.clear();
  trees.set(main, tree);
  return tree;
}
