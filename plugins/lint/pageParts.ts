import type { Document } from '../texts/document';
import { textField } from '../texts/frontMatter';

/**
 * Kinds of documentation pages, and the sections that all pages of a kind have, in this order, as ids of their headings.
 * A page may have others between them. "see-also" ends a page.
 */
export const pageParts: Readonly<Record<string, readonly string[]>> = {
  intro: [],
  index: [],
  glossary: [],
  concept: ['see-also'],
  element: ['see-also'],
  tutorial: [],
  task: ['see-also'],
  screen: ['see-also'],
  reference: ['see-also'],
  functions: ['see-also'],
  variable: ['at-a-glance', 'example', 'notes', 'see-also'],
  // <ReportBasics> has the others; the rule about kept ids finds a page without it.
  report: ['answers', 'counted', 'columns', 'chart', 'read', 'next', 'see-also'],
  channel: ['see-also'],
  'channel-retired': [],
};

/** @returns whether a page is about a channel: it states facts about another company's product and may link there */
export const isAboutChannel = ({ frontMatter }: Document): boolean =>
  ['channel', 'channel-retired'].includes(textField(frontMatter, 'pattern') ?? '');
