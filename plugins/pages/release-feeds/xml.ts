import { escapeHtml } from '../../texts/textHtml';

/** Markup that is written as it is; a plain text is escaped. */
export type Markup = { readonly markup: string };

type Attributes = Readonly<Record<string, string>>;

// Characters that XML 1.0 does not allow in any form (its section 2.2) are removed.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these signs are what is looked for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escapeXml = (text: string): string => escapeHtml(text.replace(forbidden, ''));

/** @returns an element; a text inside it is escaped */
export function element(name: string, attributes: Attributes = {}, ...inside: (string | Markup)[]): Markup {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const content = inside.map((part) => (typeof part === 'string' ? escapeXml(part) : part.markup)).join('');
  const open = name + pairs.join('');
  return { markup: content === '' ? `<${open}/>` : `<${open}>${content}</${name}>` };
}

/**
 * The style sheet is plain CSS: browsers take XSLT out, and until then warn the reader in red above the page.
 *
 * @param root the outermost element
 * @returns a file
 */
export const xmlFile = ({ markup }: Markup): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n<?xml-stylesheet type="text/css" href="feed.css"?>\n${markup}\n`;
