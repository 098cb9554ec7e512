/** Links inside a link are no HTML. */
const withoutLinks = (html: string): string => html.replace(/<\/?a\b[^>]*>/g, '');

/**
 * @param html of an item
 * @returns its words for a line that is a link itself, or has one; paragraphs and examples of a long item are too much for it
 */
export const lineOf = (html: string): string => withoutLinks(/^<p>(.*?)<\/p>/s.exec(html)?.[1] ?? html);
