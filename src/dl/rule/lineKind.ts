/** What a line of a rule is, by its beginning (section 2.2). */
export type LineKind = 'label' | 'condition' | 'question' | 'that' | 'answer' | 'block' | 'unknown';

const marks: Readonly<Record<string, LineKind>> = { '+': 'condition', $: 'question', '@': 'that', '#': 'answer' };
const block = /^--(?:if|elsif|else|endif|switch|case|default|endswitch)(?![a-z])/i;

export function lineKind(text: string): LineKind {
  const mark = marks[text.charAt(0)];
  if (mark !== undefined) return mark;
  if (/^--label\s+\S/i.test(text)) return 'label';
  return block.test(text) ? 'block' : 'unknown';
}
