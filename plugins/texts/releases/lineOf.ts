/** HTML does not allow links inside a link. */
const withoutLinks = (html: string): string => html.replace(/<\/?a\b[^>]*>/g, '');

/**
 * @param html of an item
 * @returns its words for a line that is a link itself, or has one; paragraphs and examples of a long item are too much for it
 */
export const lineOf = (html: string): string => withoutLinks(/^<p>(.*?)<\/p>/s.exec(html)?.[1] ?? html);
