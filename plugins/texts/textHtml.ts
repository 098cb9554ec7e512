import type { RootContent } from 'mdast';
import { languageOf } from '../../src/data/languageOf';

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/**
 * A browser that translates the page would also translate names and values, which readers have to write as they are. Of
 * Russian values a screen reader has to know the language.
 */
export function inlineCodeHtml(code: string): string {
  const { lang } = languageOf(code);
  return `<code translate="no"${lang === undefined ? '' : ` lang="${lang}"`}>${escapeHtml(code)}</code>`;
}

/** Writes parts of a text as HTML. */
export type Inside = (nodes: readonly RootContent[]) => string;

type Forms = {
  /** What the address of a link becomes. */
  readonly hrefOf: (url: string) => string;
  /** Writes the kinds of text that only some readers are shown; throws for any other. */
  readonly other: (node: RootContent, inside: Inside) => string;
};

/**
 * @param nodes parts of a text
 * @param forms what differs between those who show it
 * @returns the parts as plain HTML
 * @throws what `forms.other` throws for a kind of text that cannot be shown
 */
export function nodesHtml(nodes: readonly RootContent[], forms: Forms): string {
  const inside: Inside = (children) => nodesHtml(children, forms);
  const nodeHtml = (node: RootContent): string => {
    switch (node.type) {
      case 'text':
        return escapeHtml(node.value);
      case 'inlineCode':
        return inlineCodeHtml(node.value);
      case 'strong':
        return `<strong>${inside(node.children)}</strong>`;
      case 'emphasis':
        return `<em>${inside(node.children)}</em>`;
      case 'link':
        return `<a href="${escapeHtml(forms.hrefOf(node.url))}">${inside(node.children)}</a>`;
      case 'paragraph':
        return `<p>${inside(node.children)}</p>`;
      default:
        return forms.other(node, inside);
    }
  };
  return nodes.map(nodeHtml).join('');
}
