import { isNode, LineCounter, parseDocument } from 'yaml';

/** A way into a JSON text: names and places in lists. */
export type Way = readonly (string | number)[];

export type Places = { lineOf: (way: Way) => number; doubles: { line: number; name: string }[] };

/**
 * Finds lines in a JSON text. JSON is a part of YAML, whose parser keeps the places.
 *
 * @param text valid JSON
 * @returns the line of a value, and names that an object has twice
 */
export function placesIn(text: string): Places {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, keepSourceTokens: false });
  const lineOf = (way: Way): number => {
    const node = way.length === 0 ? document.contents : document.getIn(way, true);
    if (isNode(node) && node.range) {
      return lines.linePos(node.range[0]).line;
    }
    return way.length === 0 ? 1 : lineOf(way.slice(0, -1));
  };
  const doubles = document.errors
    .filter(({ code }) => code === 'DUPLICATE_KEY')
    .map(({ pos }) => ({
      line: lines.linePos(pos[0]).line,
      name: /^\s*"([^"]*)"/.exec(text.slice(pos[0]))?.[1] ?? 'a name',
    }));
  return { lineOf, doubles };
}
