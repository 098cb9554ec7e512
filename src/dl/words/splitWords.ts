import { comparableLetter } from './letters';
import { kindOf } from './wordCharacters';

/** A word of a phrase: the form that is compared, and its position in the text. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Splits a normalised text into words (section 3): letters, digits and `~` form words together, gaps are dropped, and
 * every other character is a separate word. Used for phrases, questions, dictionary lines and the previous reply.
 */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  let open: { text: string; start: number; end: number } | null = null;
  let end = 0;
  for (const char of text) {
    const start = end;
    end += char.length;
    const kind = kindOf(char);
    if (kind === 'ignored') continue;
    if (kind === 'word') {
      if (open === null) {
        open = { text: '', start, end };
        words.push(open);
      }
      open.text += comparableLetter(char);
      open.end = end;
      continue;
    }
    open = null;
    if (kind === 'own') words.push({ text: comparableLetter(char), start, end });
  }
  return words;
}
