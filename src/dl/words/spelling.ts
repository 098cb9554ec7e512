import { comparable } from './letters';
import { splitWords, type Word } from './splitWords';

/** Variant → main word, both in comparable form (section 9). */
export type Spelling = ReadonlyMap<string, string>;

export const noSpelling: Spelling = new Map();

const singleWord = /^[\p{L}\p{N}\-_]+$/u;

/**
 * Reads a spelling file. Any bad line makes the whole file invalid (section 9): then `spelling` is empty and `badLine`
 * is the number of that line, from 0.
 */
export function parseSpelling(lines: readonly string[]): { spelling: Spelling; badLine: number | null } {
  const spelling = new Map<string, string>();
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || line.trimStart().startsWith('//')) continue;
    const parts = line.split('=');
    const main = parts[0]?.trim() ?? '';
    const variants = (parts[1] ?? '').split('/').map((variant) => variant.trim());
    if (parts.length !== 2 || ![main, ...variants].every((word) => singleWord.test(word))) {
      return { spelling: noSpelling, badLine: index };
    }
    for (const variant of variants) spelling.set(comparable(variant), comparable(main));
  }
  return { spelling, badLine: null };
}

/** The words of a normalised text with variants replaced by their main words; positions still refer to the text. */
export function spelledWords(text: string, spelling: Spelling): Word[] {
  const words = splitWords(text);
  if (spelling.size === 0) return words;
  return words.map((word) => ({ ...word, text: spelling.get(word.text) ?? word.text }));
}
