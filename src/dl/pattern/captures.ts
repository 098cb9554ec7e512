import { isStar } from './elements';
import type { Match, Taken } from './match';
import type { Phrase } from './phrase';

/** Start of the text after the previous word, which belongs to a star at that position. */
function afterWordBefore(phrase: Phrase, place: number): number {
  return phrase.words[place - 1]?.end ?? 0;
}

function startOfWord(phrase: Phrase, place: number): number {
  return phrase.words[place]?.start ?? phrase.text.length;
}

const isEmpty = ({ from, to }: Taken) => from === to;

/** Stars of a question with their captures: `*`, `**` and `[OneWord]`. */
export function starsOf({ taken }: Match): readonly Taken[] {
  return taken.filter(({ item }) => isStar(item) || item.kind === 'oneWord');
}

export function dictionariesOf({ taken }: Match): readonly Taken[] {
  return taken.filter(({ item }) => item.kind === 'dictionary');
}

/**
 * `[*n]`: from the end of the previous word to the start of the next one, without spaces at its ends (section 4.1). An
 * empty star right after another one has no text, not even the text of its gap.
 */
export function starText(phrase: Phrase, match: Match, number: number): string {
  const star = starsOf(match)[number - 1];
  if (star === undefined) return '';
  const before = match.taken[match.taken.indexOf(star) - 1];
  if (isEmpty(star) && before !== undefined && isStar(before.item)) return '';
  const text = phrase.text.slice(afterWordBefore(phrase, star.from), startOfWord(phrase, star.to));
  return text.replace(/^ +| +$/g, '');
}

/**
 * `[&n]`: exact words where the fragment starts or ends with words, and with the gap where it starts or ends with a
 * star. If the element at an end matched nothing, the next one inside is used.
 */
export function fragmentText(phrase: Phrase, match: Match, number: number): string {
  const range = match.fragments[number - 1];
  if (range === undefined || range.from === range.to) return '';
  const inside = match.taken.slice(range.from, range.to);
  const [first] = inside;
  const last = inside.at(-1);
  if (first === undefined || last === undefined) return '';
  const firstWords = beginsWithStar(first) ? first : inside.find((one) => !isEmpty(one));
  const lastWords = endsWithStar(last) ? last : inside.findLast((one) => !isEmpty(one));
  if (firstWords === undefined || lastWords === undefined) return '';
  const start = beginsWithStar(first) ? afterWordBefore(phrase, first.from) : startOfWord(phrase, firstWords.from);
  const end = endsWithStar(last) ? startOfWord(phrase, last.to) : afterWordBefore(phrase, lastWords.to);
  return phrase.text.slice(start, end);
}

function beginsWithStar(taken: Taken): boolean {
  return isStar(taken.item) || taken.item.kind === 'oneWord' || (taken.line !== null && taken.line.before !== null);
}

function endsWithStar(taken: Taken): boolean {
  return isStar(taken.item) || taken.item.kind === 'oneWord' || (taken.line !== null && taken.line.after !== null);
}

/** The user's words that a dictionary matched; empty when it matched nothing. */
export function dictionaryOrigin(phrase: Phrase, taken: Taken): string {
  return isEmpty(taken) ? '' : phrase.text.slice(startOfWord(phrase, taken.from), afterWordBefore(phrase, taken.to));
}
