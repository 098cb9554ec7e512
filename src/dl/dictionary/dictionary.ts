import { type Element, isStar } from '../pattern/elements';
import type { Printed } from './printed';

/** A line of a dictionary (section 8). */
export interface DictionaryLine {
  /** The line as written, without `=>`. */
  readonly text: string;
  readonly printed: Printed;
  /** The text that its main line prints; for a main line, its own text. */
  readonly main: Printed;
  readonly elements: readonly Element[];
}

/** A dictionary with the lines of its includes, and an index by first word. */
export interface Dictionary {
  readonly name: string;
  readonly lines: readonly DictionaryLine[];
  /** Lines that contain a star. */
  readonly starredLines: readonly number[];
  /** Starless lines that begin with a plain word, by that word. */
  readonly byFirstWord: ReadonlyMap<string, readonly number[]>;
  /** The other starless lines. */
  readonly otherLines: readonly number[];
}

export function makeDictionary(name: string, lines: readonly DictionaryLine[]): Dictionary {
  const starredLines: number[] = [];
  const otherLines: number[] = [];
  const byFirstWord = new Map<string, number[]>();
  for (const [index, { elements }] of lines.entries()) {
    const [first] = elements;
    if (elements.some(isStar)) starredLines.push(index);
    else if (first?.kind === 'word' && first.test.kind === 'is') {
      const list = byFirstWord.get(first.test.text);
      if (list === undefined) byFirstWord.set(first.test.text, [index]);
      else list.push(index);
    } else otherLines.push(index);
  }
  return { name, lines, starredLines, byFirstWord, otherLines };
}
