import { proseIn } from '../prose';
import type { Rule } from '../rule';
import { beginningOf, splitSentences } from '../sentences';

const mostSentences = 6;

/** A paragraph has one idea and 6 sentences at most (style, section 2). */
export const paragraphs: Rule = {
  name: 'paragraphs',
  unit: 'paragraphs',
  check: (document) => {
    const all = proseIn(document).filter(({ kind }) => kind === 'paragraph');
    const faults = all.flatMap(({ text, lineAt }) => {
      const count = splitSentences(text).length;
      const reason = `The paragraph "${beginningOf(text)} …" has ${count} sentences; ${mostSentences} is the limit.`;
      return count > mostSentences
        ? [{ file: document.file, line: lineAt(0), reason, fix: 'start a new paragraph where the idea changes.' }]
        : [];
    });
    return { checked: all.length, faults };
  },
};
