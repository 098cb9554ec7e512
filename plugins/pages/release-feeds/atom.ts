import type { Feed, FeedEntry } from './feed';
import { element, xmlFile } from './xml';

// The text is markup of the feed itself, so that a browser shows it with links that can be followed.
const contentOf = (html: string) =>
  element('content', { type: 'xhtml' }, element('div', { xmlns: 'http://www.w3.org/1999/xhtml' }, { markup: html }));

const entryOf = ({ address, title, date, summary, html, categories }: FeedEntry) =>
  element(
    'entry',
    {},
    element('title', {}, title),
    element('id', {}, address),
    element('link', { rel: 'alternate', type: 'text/html', href: address }),
    element('published', {}, date.toISOString()),
    element('updated', {}, date.toISOString()),
    element('summary', {}, summary),
    ...categories.map((term) => element('category', { term })),
    contentOf(html),
  );

/** @returns the feed as Atom (RFC 4287) */
export function atom(feed: Feed, self: string): string {
  return xmlFile(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language },
      element('title', {}, feed.title),
      element('subtitle', {}, feed.description),
      element('id', {}, feed.home),
      element('link', { rel: 'self', type: 'application/atom+xml', href: self }),
      element('link', { rel: 'alternate', type: 'text/html', href: feed.home }),
      element('updated', {}, feed.updated.toISOString()),
      element('author', {}, element('name', {}, feed.author)),
      element('rights', {}, feed.rights),
      element('icon', {}, feed.icon),
      ...feed.entries.map(entryOf),
    ),
  );
}
