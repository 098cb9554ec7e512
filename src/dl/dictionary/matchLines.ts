import { type Element, passes } from '../pattern/elements';
import type { Word } from '../words/splitWords';
import type { Dictionary } from './dictionary';

/** Starless lines that match from one word on, by the place where they end; longer matches first. */
export interface LineMatch {
  readonly end: number;
  /** Numbers of the lines, in the order of the dictionary. */
  readonly lines: readonly number[];
}

/**
 * Finds the starless lines of a dictionary that match from word `start` on (section 8: one line matches at a time).
 * `tried` is told how many lines were tried.
 */
export function matchLines(
  dictionary: Dictionary,
  words: readonly Word[],
  start: number,
  tried: (lines: number) => void = () => undefined,
): LineMatch[] {
  const first = words[start];
  const candidates = [
    ...(first === undefined ? [] : (dictionary.byFirstWord.get(first.text) ?? [])),
    ...dictionary.otherLines,
  ];
  tried(candidates.length);
  const ends = new Map<number, number[]>();
  for (const line of candidates.sort((a, b) => a - b)) {
    for (const end of lineEnds(dictionary.lines[line]?.pattern.elements ?? [], words, start)) {
      const list = ends.get(end);
      if (list === undefined) ends.set(end, [line]);
      else list.push(line);
    }
  }
  return [...ends].map(([end, lines]) => ({ end, lines })).sort((a, b) => b.end - a.end);
}

function lineEnds(elements: readonly Element[], words: readonly Word[], start: number): ReadonlySet<number> {
  let ends = new Set([start]);
  for (const element of elements) {
    const next = new Set<number>();
    for (const from of ends) {
      if (element.kind === 'word' && passes(element.test, words[from]?.text ?? '')) next.add(from + 1);
      if (element.kind !== 'inline') continue;
      for (const tests of element.variants) {
        if (tests.every((test, index) => passes(test, words[from + index]?.text ?? ''))) next.add(from + tests.length);
      }
    }
    ends = next;
    if (ends.size === 0) break;
  }
  return ends;
}

/** True when the whole text matches a line, stars included (section 11.7). */
export function wholeTextMatches(dictionary: Dictionary, words: readonly Word[]): boolean {
  if (words.length === 0) return false;
  if (matchLines(dictionary, words, 0).some(({ end }) => end === words.length)) return true;
  return dictionary.starredLines.some((line) =>
    starredLineMatches(dictionary.lines[line]?.pattern.elements ?? [], words),
  );
}

/** Reads a line with stars from left to right with the set of places reached so far. */
function starredLineMatches(elements: readonly Element[], words: readonly Word[]): boolean {
  let places = new Set([0]);
  for (const element of elements) {
    const next = new Set<number>();
    if (element.kind === 'star' || element.kind === 'superStar') {
      const least = Math.min(...places) + (element.kind === 'superStar' ? 1 : 0);
      for (let place = least; place <= words.length; place++) next.add(place);
    } else {
      for (const place of places) for (const end of lineEnds([element], words, place)) next.add(end);
    }
    places = next;
    if (places.size === 0) return false;
  }
  return places.has(words.length);
}
