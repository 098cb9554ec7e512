import type { Document } from '../texts/document';
import type { Fault } from '../texts/finding';
import { readAvoidedWords, type wordFiles } from './avoidedWords';
import { asWords, findWords } from './findWords';
import { proseIn } from './prose';
import type { Rule } from './rule';

type List = {
  name: keyof typeof wordFiles;
  /** Says what is wrong with a word; the reason of its entry follows. */
  complaint: string;
  /** A list whose words this one leaves to it, so that nobody is told twice. */
  except?: keyof typeof wordFiles;
};

/** @returns a function that finds the words of a list in `src/data` in the prose of a document */
export function avoidedWordFinder({ name, complaint, except }: List): (document: Document) => Fault[] {
  const entries = readAvoidedWords(name);
  // Most texts have no such word, and one pattern says so in a fifth of the time that all of them take.
  const any = asWords(entries.map(({ words }) => words));
  const others = except === undefined ? [] : readAvoidedWords(except).map(({ words }) => words);
  const isOfOther = new RegExp(`^(?:${others.join('|') || '(?!)'})$`, 'iu');
  return (document) =>
    proseIn(document)
      .filter(({ text }) => text.search(any) >= 0)
      .flatMap(({ text, lineAt }) =>
        entries.flatMap(({ pattern, allowed, reason, instead }) =>
          findWords(text, pattern, allowed)
            .filter(({ found }) => !isOfOther.test(found))
            .map(({ found, offset }) => ({
              file: document.file,
              line: lineAt(offset),
              reason: `"${found}" ${complaint}: ${reason}.`,
              fix: `${instead}.`,
            })),
        ),
      );
}

/** @returns a rule that refuses the words of a list in `src/data` */
export function avoidedWordRule(list: List): Rule {
  const faultsIn = avoidedWordFinder(list);
  return {
    name: list.name,
    unit: 'texts',
    check: (document) => ({ checked: proseIn(document).length, faults: faultsIn(document) }),
  };
}
