import { normalized } from '../words/letters';
import type { Spelling } from '../words/spelling';
import { splitWords } from '../words/splitWords';

/** A test for one word of a phrase (section 4: plain words and `~`). */
export interface WordTest {
  readonly kind: 'is' | 'begins' | 'ends' | 'holds';
  readonly text: string;
}

export type DictionaryMode = 'dict' | 'lcdict' | 'udict' | 'sudict';

/** An element of a pattern (section 4). A marked fragment is written as two marks around its content. */
export type Element =
  | { readonly kind: 'word'; readonly test: WordTest }
  | { readonly kind: 'star' | 'superStar' | 'oneWord' }
  /** Text that consists only of gaps: it matches nothing. */
  | { readonly kind: 'gap' }
  | { readonly kind: 'inline'; readonly variants: readonly (readonly WordTest[])[] }
  | { readonly kind: 'dictionary'; readonly name: string; readonly mode: DictionaryMode; readonly optional: boolean }
  | { readonly kind: 'open' | 'close'; readonly fragment: number };

/** `*` or `**`. */
export const isStar = ({ kind }: Pick<Element, 'kind'>) => kind === 'star' || kind === 'superStar';

/** A question line, a that-line or a dictionary line. */
export interface Pattern {
  readonly elements: readonly Element[];
  /** The line itself contains a star, `**` or `[OneWord]` (sections 4 and 15.1). */
  readonly starred: boolean;
  readonly oneWords: number;
  readonly dictionaries: number;
  /** The node of `[FromState("node")]` (section 15.2), as written. */
  readonly fromNode: string | null;
}

/** Words of a piece of pattern text as tests; `~` at an end of a word opens it (section 4). */
export function wordTests(text: string, spelling: Spelling): WordTest[] {
  return splitWords(normalized(text)).map(({ text: word }) => wordTest(word, spelling));
}

function wordTest(word: string, spelling: Spelling): WordTest {
  const begins = word.length > 1 && word.endsWith('~');
  const ends = word.length > 1 && word.startsWith('~');
  if (begins && ends && word.length > 2) return { kind: 'holds', text: word.slice(1, -1) };
  if (begins) return { kind: 'begins', text: word.slice(0, -1) };
  if (ends) return { kind: 'ends', text: word.slice(1) };
  return { kind: 'is', text: spelling.get(word) ?? word };
}

export function passes(test: WordTest, word: string): boolean {
  if (test.kind === 'is') return word === test.text;
  if (test.kind === 'begins') return word.startsWith(test.text);
  if (test.kind === 'ends') return word.endsWith(test.text);
  return word.includes(test.text);
}
