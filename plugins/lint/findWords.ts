/** A hit of a word in a text. */
export type WordHit = { found: string; offset: number };

/** @returns a pattern that finds a text word for word */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds whole words in upper or lower case; a space also matches a line break. A hyphen ends a word, so "bot-like" contains
 * the word "bot"; `_` does not, because names contain it.
 *
 * @param patterns regular expressions, one for each word or phrase
 */
export function asWords(patterns: readonly string[]): RegExp {
  const words = patterns.join('|').replaceAll(' ', '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${words})(?![\\p{L}\\p{N}_])`, 'giu');
}

/** @returns a regular expression for any of these words and phrases, the longest first */
export const anyWord = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

const quotation = /"[^"]*"|“[^”]*”|«[^»]*»/g;

function ranges(text: string, pattern: RegExp): [number, number][] {
  return [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length]);
}

/**
 * @param text prose with code taken out
 * @param pattern made by `asWords`
 * @param allowed finds the phrases in which the word is right
 * @returns hits outside quotation marks, which contain a quotation or a fixed name, and outside such phrases
 */
export function findWords(text: string, pattern: RegExp, allowed?: RegExp): WordHit[] {
  const hits = [...text.matchAll(pattern)];
  if (hits.length === 0) {
    return [];
  }
  const free = [...ranges(text, quotation), ...(allowed ? ranges(text, allowed) : [])];
  return hits
    .filter((match) => !free.some(([begin, end]) => begin <= match.index && match.index + match[0].length <= end))
    .map((match) => ({ found: match[0].replace(/\s+/g, ' '), offset: match.index }));
}
