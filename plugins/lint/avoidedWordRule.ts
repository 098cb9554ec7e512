import { readAvoidedWords, type wordFiles } from './avoidedWords';
import { findWords } from './findWords';
import { proseIn } from './prose';
import type { Rule } from './rule';

type Options = {
  name: keyof typeof wordFiles;
  /** Says what is wrong with a word; the reason of its entry follows. */
  complaint: string;
};

/** @returns a rule that refuses the words of a list in `src/data` */
export function avoidedWordRule({ name, complaint }: Options): Rule {
  const entries = readAvoidedWords(name);
  return {
    name,
    unit: 'texts',
    check: (document) => {
      const { file } = document;
      const prose = proseIn(document);
      const faults = prose.flatMap(({ text, lineAt }) =>
        entries.flatMap(({ pattern, allowed, reason, instead }) =>
          findWords(text, pattern, allowed).map(({ found, offset }) => ({
            file,
            line: lineAt(offset),
            reason: `"${found}" ${complaint}: ${reason}.`,
            fix: `${instead}.`,
          })),
        ),
      );
      return { checked: prose.length, faults };
    },
  };
}
