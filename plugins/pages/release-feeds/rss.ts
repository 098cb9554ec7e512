import type { Feed, FeedEntry } from './feed';
import { element, xmlFile } from './xml';

/** RFC 822 with a year of four digits, as RSS 2.0 asks. */
const dateOf = (date: Date) => date.toUTCString();

const itemOf = ({ address, title, date, summary, html, categories }: FeedEntry) =>
  element(
    'item',
    {},
    element('title', {}, title),
    element('link', {}, address),
    element('guid', { isPermaLink: 'true' }, address),
    element('pubDate', {}, dateOf(date)),
    element('description', {}, summary),
    ...categories.map((name) => element('category', {}, name)),
    element('content:encoded', {}, html),
  );

/** @returns the feed as RSS 2.0 (https://www.rssboard.org/rss-specification), with full texts by its content module */
export function rss(feed: Feed, self: string): string {
  const namespaces = {
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  };
  const channel = element(
    'channel',
    {},
    element('title', {}, feed.title),
    element('description', {}, feed.description),
    element('link', {}, feed.home),
    element('atom:link', { rel: 'self', type: 'application/rss+xml', href: self }),
    element('language', {}, feed.language),
    element('copyright', {}, feed.rights),
    element('lastBuildDate', {}, dateOf(feed.updated)),
    ...feed.entries.map(itemOf),
  );
  return xmlFile(element('rss', { version: '2.0', ...namespaces }, channel));
}
