import type { Dictionary } from '../dictionary/dictionary';
import { type LineMatch, matchLines } from '../dictionary/matchLines';
import { type Spelling, spelledWords } from '../words/spelling';
import type { Word } from '../words/splitWords';

/** A phrase (or reply) split into words, with what all patterns may share while they are tried on it. */
export interface Phrase {
  readonly text: string;
  readonly words: readonly Word[];
  /** Matches of starless dictionary lines from a word on, worked out once for all patterns. */
  linesFrom(dictionary: Dictionary, start: number): readonly LineMatch[];
  /** Elementary steps of matching so far; tests bound it. */
  steps: number;
}

export function makePhrase(text: string, spelling: Spelling): Phrase {
  const words = spelledWords(text, spelling);
  const known = new Map<Dictionary, LineMatch[][]>();
  const phrase: Phrase = {
    text,
    words,
    steps: 0,
    linesFrom(dictionary, start) {
      let rows = known.get(dictionary);
      if (rows === undefined) {
        rows = [];
        known.set(dictionary, rows);
      }
      const row =
        rows[start] ??
        matchLines(dictionary, words, start, (lines) => {
          phrase.steps += lines;
        });
      rows[start] = row;
      return row;
    },
  };
  return phrase;
}
