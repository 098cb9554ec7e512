import type { Feed } from './feed';

/** @returns the feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/) */
export function json(feed: Feed, self: string): string {
  const items = feed.entries.map(({ address, title, date, summary, html, categories }) => ({
    id: address,
    url: address,
    title,
    summary,
    content_html: html,
    date_published: date.toISOString(),
    tags: categories,
  }));
  const file = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.home,
    feed_url: self,
    favicon: feed.icon,
    language: feed.language,
    authors: [{ name: feed.author }],
    items,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
