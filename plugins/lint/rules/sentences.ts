import type { Fault } from '../../texts/finding';
import { proseIn } from '../prose';
import type { Rule } from '../rule';
import { beginningOf, countWords, splitSentences } from '../sentences';

const warnAbove = 35;
const failAbove = 45;

/** A sentence of a paragraph or list item has 45 words at most, and rarely more than 35 (style, section 2). */
export const sentences: Rule = {
  name: 'sentences',
  unit: 'sentences',
  check: (document) => {
    const all = proseIn(document)
      .filter(({ kind }) => kind === 'paragraph')
      .flatMap(({ text, lineAt }) =>
        splitSentences(text).map((sentence) => ({ text: sentence.text, line: lineAt(sentence.offset) })),
      );
    const faults = all.flatMap(({ text, line }): Fault[] => {
      const words = countWords(text);
      if (words <= warnAbove) {
        return [];
      }
      const isFault = words > failAbove;
      const limit = isFault ? `${failAbove} is the limit` : `more than ${warnAbove} are hard to follow`;
      const reason = `The sentence "${beginningOf(text)} …" has ${words} words; ${limit}.`;
      const severity = isFault ? 'fault' : 'warning';
      return [{ file: document.file, line, reason, fix: 'split it, or leave something out.', severity }];
    });
    return { checked: all.length, faults };
  },
};
