import { readBritishSpelling } from '../avoidedWords';
import { findWords, wordPattern } from '../findWords';
import { proseIn } from '../prose';
import type { Rule } from '../rule';

const spelling = readBritishSpelling();
const pattern = wordPattern([...spelling.keys()]);

/** Prose has British spelling; names of the interface, the APIs and code are in code font and stay as they are. */
export const britishSpelling: Rule = {
  name: 'british-spelling',
  unit: 'texts',
  check: (document) => {
    const prose = proseIn(document);
    const faults = prose.flatMap(({ text, lineAt }) =>
      findWords(text, pattern).map(({ found, offset }) => ({
        file: document.file,
        line: lineAt(offset),
        reason: `"${found}" is American spelling.`,
        fix: `write "${spelling.get(found.toLowerCase())}".`,
      })),
    );
    return { checked: prose.length, faults };
  },
};
