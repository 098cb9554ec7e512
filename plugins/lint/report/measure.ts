import type { Document } from '../../texts/document';
import { type Prose, proseIn } from '../prose';
import { countWords, splitSentences } from '../sentences';
import { readingGrade } from './readingGrade';

/** What the report says about one text, or about all of them. */
export type Measures = {
  words: number;
  /** Hits of the rule `natural-english` in 1,000 words. */
  patterns: number;
  /**
   * Words in a sentence: their mean, standard deviation, and the share of sentences of 20 words and more, in percent.
   */
  mean: number;
  spread: number;
  long: number;
  /** Semicolons, and colons in place of a conjunction, in 1,000 words. */
  semicolons: number;
  colons: number;
  grade: number;
  /** Sentences with one of the usual replacements, in percent: swapping one word for another makes no better text. */
  swaps: number;
};

/** What is counted in a text. */
export type Counted = { words: number; hits: number; semicolons: number; colons: number; sentences: string[] };

const count = (texts: readonly Prose[], pattern: RegExp): number =>
  texts.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);

/** The words by which writers mechanically replace "stands", "holds" and "comes". */
const swap = /\b(?:appears?|contains?|arrives?|(?:is|are) (?:shown|listed))\b/i;

/** A whole sentence, not a phrase of a list. */
const isSentence = (text: string): boolean => countWords(text) > 2 && /[.!?]["'”’)]*$/.test(text);

/**
 * @param document a text; code and front matter are skipped
 * @param hits how often the rule `natural-english` found something in it
 */
export function countIn(document: Document, hits: number): Counted {
  const prose = proseIn(document).filter(({ kind }) => kind !== 'field');
  const paragraphs = prose.filter(({ kind }) => kind === 'paragraph');
  return {
    words: count(prose, /[A-Za-z\uFFFC][\w'’-]*/g),
    hits,
    semicolons: count(prose, /;/g),
    // A colon before a capital letter or at the end of a paragraph introduces something.
    colons: count(paragraphs, /\p{Ll}: \p{Ll}/gu),
    sentences: paragraphs
      .flatMap(({ text }) => splitSentences(text).map((sentence) => sentence.text))
      .filter(isSentence),
  };
}

/** @returns what was counted in several texts, as if they were one */
export const together = (all: readonly Counted[]): Counted => ({
  words: all.reduce((sum, { words }) => sum + words, 0),
  hits: all.reduce((sum, { hits }) => sum + hits, 0),
  semicolons: all.reduce((sum, { semicolons }) => sum + semicolons, 0),
  colons: all.reduce((sum, { colons }) => sum + colons, 0),
  sentences: all.flatMap(({ sentences }) => sentences),
});

const meanOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** @returns the figures of a text; those about sentences are 0 when it has none */
export function measure({ words, hits, semicolons, colons, sentences }: Counted): Measures {
  const lengths = sentences.map(countWords);
  const mean = meanOf(lengths);
  const inThousand = (number: number) => (words === 0 ? 0 : (number / words) * 1000);
  return {
    words,
    patterns: inThousand(hits),
    mean,
    spread: Math.sqrt(meanOf(lengths.map((length) => (length - mean) ** 2))),
    long: meanOf(lengths.map((length) => (length >= 20 ? 100 : 0))),
    semicolons: inThousand(semicolons),
    colons: inThousand(colons),
    grade: readingGrade(sentences),
    swaps: meanOf(sentences.map((text) => (swap.test(text) ? 100 : 0))),
  };
}
