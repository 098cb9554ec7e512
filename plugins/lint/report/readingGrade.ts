import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { loadFacts } from '../../../src/data/facts';
import { asWords, escaped } from '../findWords';
import { codeMark } from '../prose';
import { countWords } from '../sentences';

let terms: RegExp | undefined;

/** Terms of the product that a reader of these pages knows, and cannot avoid: they read like one short word. */
function termPattern(): RegExp {
  terms ??= asWords(
    Object.values(loadFacts().glossary).map(({ term }) => `${escaped(term.replace(/y$/, ''))}(?:y|ies|s|es)?`),
  );
  return terms;
}

/**
 * The Flesch–Kincaid grade of sentences: the years of school that an English reader needs.
 *
 * @param sentences texts without code, tables and headings
 * @returns the grade, without terms of the product and code; 0 for no sentences
 */
export function readingGrade(sentences: readonly string[]): number {
  if (sentences.length === 0) {
    return 0;
  }
  const texts = sentences.map((text) => text.replaceAll(codeMark, 'code').replace(termPattern(), 'term'));
  return fleschKincaid({
    sentence: texts.length,
    word: texts.reduce((sum, text) => sum + countWords(text), 0),
    syllable: texts.reduce((sum, text) => sum + syllable(text), 0),
  });
}
