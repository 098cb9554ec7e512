import type { LanguageTools } from '../common/languages';
import type { SearchDocument } from '../common/schema';
import { normalise } from '../common/text';

/** Words of titles, keywords, questions and excerpts, as they are written. */
export type ShownWords = {
  has: (word: string) => boolean;
  /** @returns those that start with the same letters as this word */
  like: (word: string) => Iterable<string>;
};

/** A word and its stem share a prefix of this length, by which words are grouped: an index has tens of thousands. */
const beginningOf = (word: string): string => word.slice(0, 3);

const wordsOf = ({ sectionTitle, pageTitle, tags, questions, typed, content }: SearchDocument): string[] =>
  normalise([sectionTitle, pageTitle, ...tags, ...questions, ...typed, content].join(' '))
    .toLowerCase()
    .split(/[^\p{L}\p{N}_]+/u);

/** @returns shown words to which those of documents can be added */
export function shownWords(): ShownWords & { add: (document: SearchDocument) => void } {
  const words = new Map<string, Set<string>>();
  return {
    has: (word) => words.get(beginningOf(word))?.has(word) ?? false,
    like: (word) => words.get(beginningOf(word)) ?? [],
    add: (document) => {
      for (const word of wordsOf(document)) {
        const known = words.get(beginningOf(word));
        if (known) known.add(word);
        else words.set(beginningOf(word), new Set([word]));
      }
    },
  };
}

/** @returns a word of the texts with this stem, for showing to the reader, because stems are not words */
export function shownForm(all: readonly ShownWords[], term: string, { stem }: LanguageTools): string | undefined {
  for (const words of all) {
    for (const word of words.like(term)) if (stem(word) === term) return word;
  }
  return undefined;
}
