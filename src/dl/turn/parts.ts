/** A part of a reply (section 10) that a channel shows or performs. */
export type Part =
  /** `raw`: written in `[pre]`, and counts as an answer even if it is blank. */
  | { readonly kind: 'text'; readonly text: string; readonly raw?: true }
  | { readonly kind: 'break' }
  | { readonly kind: 'list'; readonly mark: 'ul' | 'ol' | 'li' | 'el' }
  | { readonly kind: 'question'; readonly ask: string | null; readonly text: string }
  | { readonly kind: 'link'; readonly url: string; readonly target: string | null; readonly text: string }
  | { readonly kind: 'page'; readonly url: string; readonly parent: boolean }
  | { readonly kind: 'operator'; readonly group: string; readonly message: string };

const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The reply as text: links by their shown text, pages by their address, no breaks and lists (section 5). */
export function plainText(parts: readonly Part[]): string {
  return oneSpace(parts.map((part) => ('text' in part ? part.text : part.kind === 'page' ? part.url : '')).join(' '));
}

/** The reply in canonical form, every part written as its tag. */
export function canonical(parts: readonly Part[]): string {
  return oneSpace(parts.map(partText).join(' '));
}

function partText(part: Part): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'break':
      return '[br]';
    case 'list':
      return `[${part.mark}]`;
    case 'question':
      return `${part.ask === null ? '[inf]' : `[inf("${part.ask}")]`}{${part.text}}`;
    case 'link':
      return `[href(${part.url})${part.target === null ? '' : `(${part.target})`}]{${part.text}}`;
    case 'page':
      return part.parent ? `[openwindow("${part.url}","1")]` : `[openwindow("${part.url}")]`;
    default:
      return operatorText(part.group, part.message);
  }
}

function operatorText(group: string, message: string): string {
  if (message !== '') return `[operator("${group}","${message}")]`;
  return group === '' ? '[operator]' : `[operator("${group}")]`;
}
