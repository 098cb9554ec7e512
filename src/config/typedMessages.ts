import { loadFacts } from '../data/facts';

/** On more pages than this a message is no help, and each of its words would be found on all of them. */
const mostPages = 3;

/** Who types the words of these wants something else: a spellchecker. */
const otherwiseMeant = new Set(['U-127']);

/** `{n}` is replaced by the platform, so a reader types something else there. */
const withoutPlaces = (text: string): string =>
  text
    .replace(/\{\w+\}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const { messages, topics } = loadFacts();

const lines = Object.entries(messages)
  .filter(([code, message]) => message.topics.length <= mostPages && !otherwiseMeant.has(code))
  .flatMap(([, { text, topics: names }]) => names.map((name) => [topics[name]?.page, withoutPlaces(text)] as const));

/**
 * Route of a page, without the base URL → the messages that it explains. Whoever gets one copies it into the search box,
 * and its words occur on many other pages.
 */
export const messagesByPage: Record<string, string[]> = {};

for (const [page, line] of lines) {
  if (page !== undefined) messagesByPage[page] = [...(messagesByPage[page] ?? []), line];
}
