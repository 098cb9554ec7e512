import type { Match } from './match';
import type { Phrase } from './phrase';

/** Start of the text after the word before a place: what belongs to a star at that place. */
function afterWordBefore(phrase: Phrase, place: number): number {
  return phrase.words[place - 1]?.end ?? 0;
}

function startOfWord(phrase: Phrase, place: number): number {
  return phrase.words[place]?.start ?? phrase.text.length;
}

/** `[*n]`: from the end of the word before to the start of the word after, trimmed (section 4.1). */
export function starText(phrase: Phrase, match: Match, number: number): string {
  const star = match.stars[number - 1];
  if (star === undefined) return '';
  return phrase.text.slice(afterWordBefore(phrase, star.from), startOfWord(phrase, star.to)).trim();
}

/** `[&n]`: exact words where the fragment begins or ends with words, with the gap where it does with a star. */
export function fragmentText(phrase: Phrase, match: Match, number: number): string {
  const fragment = match.fragments[number - 1];
  if (fragment === undefined || fragment === null) return '';
  const { from, to, starFirst, starLast } = fragment;
  const empty = from === to;
  const start = starFirst || empty ? afterWordBefore(phrase, from) : startOfWord(phrase, from);
  const end = starLast || empty ? startOfWord(phrase, to) : afterWordBefore(phrase, to);
  return phrase.text.slice(start, end);
}

/** The user's words that a dictionary matched; empty when it matched nothing. */
export function dictionaryOrigin(phrase: Phrase, match: Match, number: number): string {
  const found = match.dictionaries[number - 1]?.found;
  if (found === undefined || found === null || found.from === found.to) return '';
  return phrase.text.slice(startOfWord(phrase, found.from), afterWordBefore(phrase, found.to));
}
