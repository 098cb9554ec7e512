/** A hit of a word in a text. */
export type WordHit = { found: string; offset: number };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/**
 * Makes a pattern for whole words and phrases in any letter case; a space also fits a line end.
 * A hyphen ends a word, so "bot-like" has the word "bot"; `_` does not, because it stands in names.
 */
export function wordPattern(words: readonly string[]): RegExp {
  const longestFirst = [...words].sort((a, b) => b.length - a.length).map(escaped);
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}_])`, 'giu');
}

const quotation = /"[^"]*"|“[^”]*”|«[^»]*»/g;

function ranges(text: string, pattern: RegExp): [number, number][] {
  return [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length]);
}

/**
 * @param text prose with code taken out
 * @param pattern made by `wordPattern`
 * @param allowed phrases in which the word may stand, also with an ending
 * @returns hits that stand neither in quotation marks, which hold somebody's words or a fixed name, nor in such a phrase
 */
export function findWords(text: string, pattern: RegExp, allowed: readonly string[] = []): WordHit[] {
  const phrases = allowed.length > 0 ? ranges(text, new RegExp(allowed.map(escaped).join('|'), 'giu')) : [];
  const free = [...ranges(text, quotation), ...phrases];
  return [...text.matchAll(pattern)]
    .filter((match) => !free.some(([begin, end]) => begin <= match.index && match.index + match[0].length <= end))
    .map((match) => ({ found: match[0].replace(/\s+/g, ' '), offset: match.index }));
}
