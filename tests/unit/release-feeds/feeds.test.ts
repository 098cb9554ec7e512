import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test, vi } from 'vitest';
import { atom } from '../../../plugins/pages/release-feeds/atom';
import { type Feed, releaseFeed } from '../../../plugins/pages/release-feeds/feed';
import { json } from '../../../plugins/pages/release-feeds/json';
import { rss } from '../../../plugins/pages/release-feeds/rss';
import type { Release } from '../../../plugins/texts/releases/release';
import { loadFacts } from '../../../src/data/facts';

const absolute = (route: string) => `https://docs.example/x${route}`;
const about = {
  title: 'A & B',
  description: '<All>',
  rights: '© 2023',
  author: 'DialogOS',
  icon: 'https://x.example/i',
};

const item = {
  id: 'one',
  route: '/blog/0.2.0#one',
  kind: 'new',
  area: 'apis',
  features: [],
  since: '0.2.0',
  text: 'One < two',
  markdown: 'One < two',
  html: 'One &lt; <a href="https://docs.example/x/a?b&amp;c">two</a>',
  links: [],
  line: 9,
} as const;

const release: Release = {
  version: '0.2.0',
  date: '2023-02-01',
  title: 'Release 0.2.0',
  summary: 'Less < more ]]> & "quoted" \u0007',
  lead: '<p>Lead.</p>',
  items: [
    item,
    { ...item, id: 'two', kind: 'known-issues', area: 'voice', html: '<p>Way around.</p><pre><code>x</code></pre>' },
  ],
  file: 'blog/2023-02-01-0.2.0.mdx',
};

const feed = (): Feed => releaseFeed([release, { ...release, version: '0.1.0' }], loadFacts(), absolute, about);
const writers = { rss, atom, json };

describe('feeds of release notes', () => {
  test('an entry has the lead, the kinds in the order of the post, and items with their area and address', () => {
    const [entry] = feed().entries;
    expect(entry?.address).toBe('https://docs.example/x/blog/0.2.0');
    expect(entry?.categories).toEqual(['APIs and services', 'Voice']);
    expect(entry?.html).toBe(
      '<p>Lead.</p><h2>New</h2><ul><li><a href="https://docs.example/x/blog/0.2.0#one">APIs and services</a>: ' +
        `${item.html}</li></ul><h2>Known issues</h2><ul>` +
        '<li><p><a href="https://docs.example/x/blog/0.2.0#one">Voice</a>: Way around.</p><pre><code>x</code></pre></li></ul>',
    );
  });

  test('the kinds that a reader may have to act on come first among the categories', () => {
    const items = [item, { ...item, kind: 'deprecated' as const }, { ...item, kind: 'breaking' as const }];
    const [entry] = releaseFeed([{ ...release, items }], loadFacts(), absolute, about).entries;
    expect(entry?.categories).toEqual(['Breaking changes', 'Deprecated', 'APIs and services']);
  });

  test.each([
    ['RSS', rss],
    ['Atom', atom],
  ])('%s is well-formed, and a text comes out as it went in but for signs that XML forbids', (_name, write) => {
    const xml = write(feed(), absolute('/blog/feed'));
    expect(XMLValidator.validate(xml)).toBe(true);
    const summaries = [...xml.matchAll(/<(?:description|summary)>(Less[^<]*)</g)].map(([, text]) => text);
    expect(summaries).toEqual(Array(2).fill('Less &lt; more ]]&gt; &amp; &quot;quoted&quot; '));
    expect(JSON.stringify(new XMLParser().parse(xml))).toContain('A & B');
  });

  test('JSON Feed holds the same text', () => {
    const { items } = JSON.parse(json(feed(), absolute('/blog/feed.json'))) as { items: { content_html: string }[] };
    expect(items.map(({ content_html }) => content_html)).toEqual(feed().entries.map(({ html }) => html));
  });

  test.each<[string, typeof rss, (text: string) => unknown[]]>([
    ['RSS', rss, (text) => [...text.matchAll(/<category>([^<]*)</g)].map(([, name]) => name)],
    ['Atom', atom, (text) => [...text.matchAll(/<category term="([^"]*)"/g)].map(([, name]) => name)],
    ['JSON Feed', json, (text) => (JSON.parse(text) as { items: { tags: [] }[] }).items.flatMap(({ tags }) => tags)],
  ])('%s has the categories of every entry', (_name, write, categoriesIn) => {
    const categories = feed().entries.flatMap((entry) => entry.categories);
    expect(categoriesIn(write(feed(), absolute('/blog/feed')))).toEqual(categories);
  });

  test.each(Object.entries(writers))('%s does not ask the clock', (_name, write) => {
    vi.useFakeTimers({ now: 0 });
    const before = write(feed(), absolute('/blog/feed'));
    vi.setSystemTime(new Date('2030-01-01'));
    expect(write(feed(), absolute('/blog/feed'))).toBe(before);
    vi.useRealTimers();
  });

  test('no release is a fault', () => {
    expect(() => releaseFeed([], loadFacts(), absolute, about)).toThrow('There is no release note. Fix: add a post');
  });
});
