/** What a line of a rule is, by its beginning (section 2.2). */
type LineKind = 'label' | 'condition' | 'question' | 'that' | 'answer' | 'block' | 'unknown';

const marks: Readonly<Record<string, LineKind>> = { '+': 'condition', $: 'question', '@': 'that', '#': 'answer' };

/** The words of block lines in the order in which they are tried: `--iffy` begins with `if`. */
export const blockWords = ['if', 'elsif', 'else', 'endif', 'switch', 'case', 'default', 'endswitch'] as const;

const block = new RegExp(`^--\\s*(${blockWords.join('|')})`, 'i');

/** The word of a block line; null for another line. */
export function blockWord(text: string): (typeof blockWords)[number] | null {
  const word = block.exec(text)?.[1]?.toLowerCase();
  return blockWords.find((known) => known === word) ?? null;
}

export function lineKind(text: string): LineKind {
  const mark = marks[text.charAt(0)];
  if (mark !== undefined) return mark;
  if (/^--\s*label\s+\S/i.test(text)) return 'label';
  return blockWord(text) === null ? 'unknown' : 'block';
}
