import { proseIn } from '../prose';
import type { Rule } from '../rule';
import { countWords, splitSentences } from '../sentences';

const mostWords = 25;

/** Sentences of paragraphs and list items have 25 words at most; code and tables are left out. */
export const sentences: Rule = {
  name: 'sentences',
  unit: 'sentences',
  check: (document) => {
    const all = proseIn(document)
      .filter(({ kind }) => kind === 'paragraph')
      .flatMap(({ text, lineAt }) =>
        splitSentences(text).map((sentence) => ({ text: sentence.text, line: lineAt(sentence.offset) })),
      );
    const faults = all.flatMap(({ text, line }) => {
      const words = countWords(text);
      if (words <= mostWords) {
        return [];
      }
      const start = text.split(/\s+/).slice(0, 5).join(' ').replaceAll('\uFFFC', '…');
      const reason = `The sentence "${start} …" has ${words} words; up to ${mostWords} are allowed.`;
      return [{ file: document.file, line, reason, fix: 'make two sentences of it.' }];
    });
    return { checked: all.length, faults };
  },
};
