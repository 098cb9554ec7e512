import type { Dictionary } from '../dictionary/dictionary';
import { type LineMatch, matchLines } from '../dictionary/matchLines';
import { normalized } from '../words/letters';
import { type Spelling, spelledWords } from '../words/spelling';
import type { Word } from '../words/splitWords';

/** A phrase (or reply) split into words, with the results that all patterns share. */
export interface Phrase {
  /** As typed. */
  readonly typed: string;
  /** After normalisation: stars and fragments are cut from it. */
  readonly text: string;
  readonly words: readonly Word[];
  /** Matches of the lines of a dictionary, computed once for all patterns. */
  matchesOf(dictionary: Dictionary): readonly LineMatch[];
  /** Elementary steps of matching so far. */
  steps: number;
  /** @throws TooMuchMatching when a phrase has used more steps than allowed, or would with this many more */
  checkSteps(ahead?: number): void;
}

/** Maximum number of matching steps for one phrase: about a second of work on a slow machine. */
const mostSteps = 20_000_000;

/** Thrown to stop matching a phrase that takes too long. `say` never throws it. */
export class TooMuchMatching extends Error {}

export function makePhrase(typed: string, spelling: Spelling): Phrase {
  const text = normalized(typed);
  const words = spelledWords(text, spelling);
  const known = new Map<Dictionary, readonly LineMatch[]>();
  const phrase: Phrase = {
    typed,
    text,
    words,
    steps: 0,
    checkSteps(ahead = 0) {
      if (phrase.steps + ahead > mostSteps) throw new TooMuchMatching();
    },
    matchesOf(dictionary) {
      const found =
        known.get(dictionary) ??
        matchLines(dictionary, words, (steps) => {
          phrase.steps += steps;
          phrase.checkSteps();
        });
      known.set(dictionary, found);
      return found;
    },
  };
  return phrase;
}
