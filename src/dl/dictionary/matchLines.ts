import { type Element, isStar, passes, type WordTest } from '../pattern/elements';
import type { Word } from '../words/splitWords';
import type { Dictionary } from './dictionary';

/** A line of a dictionary in a phrase: the words from `begin` up to `end` (not included), and the stars around them. */
export interface LineMatch {
  readonly begin: number;
  readonly end: number;
  /** Number of the line in the dictionary. */
  readonly line: number;
  /** The least number of words for the stars before the words; null without a star there. */
  readonly before: number | null;
  readonly after: number | null;
  /** 2 for each word, 1 for each `**`. */
  readonly weight: number;
}

/**
 * Finds all matches of the lines of a dictionary (section 8: one line matches at a time), sorted by begin, end and
 * line. A line that matches without a word is ignored. `tried` receives the number of steps that this took.
 */
export function matchLines(
  dictionary: Dictionary,
  words: readonly Word[],
  tried: (steps: number) => void = () => undefined,
): LineMatch[] {
  const found: LineMatch[] = [];
  for (let begin = 0; begin < words.length; begin++) {
    const lines = [
      ...(dictionary.byFirstWord.get(words[begin]?.text ?? '') ?? []),
      ...dictionary.otherLines,
      ...dictionary.starredLines,
    ];
    tried(lines.length);
    for (const line of lines) {
      const elements = dictionary.lines[line]?.elements ?? [];
      const { before, after, middle } = stars(elements);
      const extra = (before ?? 0) + (after ?? 0);
      for (const [end, weight] of ends(middle, words, begin, tried)) {
        if (end > begin) found.push({ begin, end, line, before, after, weight: weight + extra });
      }
    }
  }
  return found.sort((a, b) => a.begin - b.begin || a.end - b.end || a.line - b.line);
}

/** Splits off the stars at both ends of a line. */
function stars(elements: readonly Element[]): {
  before: number | null;
  after: number | null;
  middle: readonly Element[];
} {
  const first = elements.findIndex((element) => !isStar(element));
  const last = elements.findLastIndex((element) => !isStar(element));
  return {
    before: leastWords(elements.slice(0, first)),
    after: leastWords(elements.slice(last + 1)),
    middle: elements.slice(first, last + 1),
  };
}

function leastWords(row: readonly Element[]): number | null {
  return row.length === 0 ? null : row.filter(({ kind }) => kind === 'superStar').length;
}

/** The places at which elements that start at `begin` can end, each with its greatest weight. */
function ends(
  elements: readonly Element[],
  words: readonly Word[],
  begin: number,
  tried: (steps: number) => void,
): ReadonlyMap<number, number> {
  let reached = new Map([[begin, 0]]);
  for (const element of elements) {
    const next = new Map<number, number>();
    const reach = (place: number, weight: number) => next.set(place, Math.max(weight, next.get(place) ?? 0));
    for (const [place, weight] of reached) {
      tried(1);
      if (element.kind === 'word' && fits([element.test], words, place)) reach(place + 1, weight + 2);
      if (element.kind === 'inline') {
        for (const tests of element.variants) {
          if (fits(tests, words, place)) reach(place + tests.length, weight + 2 * tests.length);
        }
      }
      if (!isStar(element)) continue;
      const least = element.kind === 'superStar' ? 1 : 0;
      for (let end = place + least; end <= words.length; end++) reach(end, weight + least);
    }
    reached = next;
    if (reached.size === 0) break;
  }
  return reached;
}

/** True when the words from a place on pass the tests, one after the other. */
export function fits(tests: readonly WordTest[], words: readonly Word[], place: number): boolean {
  return tests.every((test, index) => {
    const word = words[place + index];
    return word !== undefined && passes(test, word.text);
  });
}

/** True when the whole text matches a line, stars included (section 11.7). */
export function wholeTextMatches(dictionary: Dictionary, words: readonly Word[]): boolean {
  return matchLines(dictionary, words).some(({ begin, end, before, after }) => {
    const left = before === null ? begin === 0 : begin >= before;
    const right = after === null ? end === words.length : words.length - end >= after;
    return left && right;
  });
}
