import { comparable } from './letters';

/** A word of a phrase: the form that is compared, and its place in the text as typed. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const letterOrDigit = /^[\p{L}\p{N}~]$/u;
const gap = /^[\s"'(),\-./:;<>[\\\]_{}«»–—…№“”„’•©®°§±]$/u;
/** A letter with the marks that belong to it: the unit that compatibility normalisation may change. */
const cluster = /\P{M}\p{M}*|\p{M}+/gu;

/**
 * Splits a text into words (section 3): letters, digits and `~` stick together, gaps vanish, every other character is a
 * word of its own. Used for phrases, questions, dictionary lines and the previous reply.
 */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  let open: { text: string; start: number; end: number } | null = null;
  for (const found of text.matchAll(cluster)) {
    const start = found.index;
    const end = start + found[0].length;
    // A gap sign is a gap as typed: normalisation would make letters of some (`№` → `No`).
    for (const char of gap.test(found[0]) ? ' ' : comparable(found[0])) {
      if (letterOrDigit.test(char)) {
        if (open === null) open = { text: '', start, end };
        open.text += char;
        open.end = end;
        continue;
      }
      if (open !== null) words.push(open);
      open = null;
      if (!gap.test(char)) words.push({ text: char, start, end });
    }
  }
  if (open !== null) words.push(open);
  return words;
}
