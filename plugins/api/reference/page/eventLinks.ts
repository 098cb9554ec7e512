import type { Html } from '../../../../src/api/page';
import { loadFacts } from '../../../../src/data/facts';

/**
 * @param html a text with names of events in quotation marks
 * @returns the same, with each name leading to the table of ids
 */
export const withEventLinks = (html: Html): Html =>
  html.replaceAll(/“(\w+)”/g, (quoted: string, name: string) =>
    Object.hasOwn(loadFacts().events, name) ? `<a href="#events">${quoted}</a>` : quoted,
  );
