import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { Document } from './document';
import { codeMark, proseIn } from './prose';
import { countWords, splitSentences } from './sentences';

/** A code span reads like one short word. */
const readable = (text: string) => text.replaceAll(codeMark, 'code');

/**
 * The Flesch–Kincaid grade of a text: years of school that an English reader needs.
 *
 * @returns grade of paragraphs and list items, without code, tables and headings; 0 for a page without sentences
 */
export function readingGrade(document: Document): number {
  const sentences = proseIn(document)
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap(({ text }) => splitSentences(readable(text)).map((sentence) => sentence.text));
  if (sentences.length === 0) {
    return 0;
  }
  const word = sentences.reduce((sum, text) => sum + countWords(text), 0);
  return fleschKincaid({
    sentence: sentences.length,
    word,
    syllable: sentences.reduce((n, text) => n + syllable(text), 0),
  });
}
