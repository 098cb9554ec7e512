import { type AvoidedWord, readAvoidedWords } from '../avoidedWords';
import { findWords, wordPattern } from '../findWords';
import { proseIn } from '../prose';
import type { Rule } from '../rule';

type Entry = AvoidedWord & { pattern: RegExp };

const entries: Entry[] = readAvoidedWords().map((entry) => ({
  ...entry,
  pattern: wordPattern([entry.word, ...entry.forms]),
}));

const isWaived = ({ waivers }: Entry, file: string) => waivers.some((waiver) => waiver.file === file);

/** The words that the glossary and the style avoid stand in no text; the list is `src/data/words-to-avoid.yml`. */
export const productTerms: Rule = {
  name: 'product-terms',
  unit: 'texts',
  check: (document) => {
    const prose = proseIn(document);
    const wanted = entries.filter((entry) => !isWaived(entry, document.file));
    const faults = prose.flatMap(({ text, lineAt }) =>
      wanted.flatMap(({ pattern, allowed, reason, instead }) =>
        findWords(text, pattern, allowed).map(({ found, offset }) => ({
          file: document.file,
          line: lineAt(offset),
          reason: `"${found}" is a word we do not use: ${reason}.`,
          fix: `${instead}.`,
        })),
      ),
    );
    return { checked: prose.length, faults };
  },
};
