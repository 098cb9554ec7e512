import type { LanguageTools } from '../common/languages';
import type { Range } from '../common/schema';
import { chunksOf, normalise } from '../common/text';

/** A word as it is written in a text, including parts joined by a dot and invisible characters. */
const words = /[\p{L}\p{M}\p{N}_\u00ad\u200b-\u200d\ufeff]+(?:\.[\p{L}\p{N}_]+)*/gu;

/** Shorter prefixes would highlight half of the text. */
const shortestBeginning = 2;

const hasSigns = (term: string) => /^[^\p{L}\p{N}_]|[^\p{L}\p{N}_]$/u.test(term);

function joined(ranges: Range[]): Range[] {
  const sorted = ranges.sort(([a], [b]) => a - b);
  const apart: Range[] = [];
  for (const [start, end] of sorted) {
    const last = apart.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else apart.push([start, end]);
  }
  return apart;
}

/** @returns ranges of a text to highlight; see `Engine.match` */
export function matchRanges(text: string, terms: readonly string[], { stem }: LanguageTools): Range[] {
  const ranges: Range[] = [];
  const lower = text.toLowerCase();
  // Some capital letters become two characters in lower case, which shifts the offsets.
  const sameLength = lower.length === text.length;
  const wanted: { word: string; stem: string }[] = [];
  for (const term of terms) {
    const sign = term.toLowerCase();
    if (hasSigns(sign) && sameLength) {
      for (let at = lower.indexOf(sign); at >= 0; at = lower.indexOf(sign, at + sign.length)) {
        ranges.push([at, at + sign.length]);
      }
    } else {
      wanted.push(...chunksOf(normalise(term)).flatMap(({ word }) => (word ? [{ word, stem: stem(word) }] : [])));
    }
  }
  for (const { 0: found, index } of text.matchAll(words)) {
    const word = normalise(found).toLowerCase();
    const own = stem(word);
    const isWanted = wanted.some(
      (one) =>
        one.stem === own || (one.word.length >= shortestBeginning && (word.startsWith(one.word) || own === one.word)),
    );
    if (isWanted) ranges.push([index, index + found.length]);
  }
  return joined(ranges);
}
