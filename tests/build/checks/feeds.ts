import { load } from 'cheerio';
import { XMLValidator } from 'fast-xml-parser';
import type { SiteRoute } from '../../../src/data/siteRoutes';
import type { GuardReport } from '../../guards/guard';
import type { BuiltSite } from '../../helpers/builtSite';

type Entry = { title: string; link: string; date: string; summary: string; content: string };
type Feed = { file: string; entry: string; read: (text: (tag: string) => string, href: string) => Entry };

const feedFormats: readonly Feed[] = [
  {
    file: 'blog/rss.xml',
    entry: 'item',
    read: (text) => ({
      title: text('title'),
      link: text('link'),
      date: text('pubDate'),
      summary: text('description'),
      content: text('content\\:encoded'),
    }),
  },
  {
    file: 'blog/atom.xml',
    entry: 'entry',
    read: (text, href) => ({
      title: text('title'),
      link: href,
      date: text('updated'),
      summary: text('summary'),
      content: text('content'),
    }),
  },
];

const dateInName = /(\d{4}-\d{2}-\d{2})-[^/]+$/;

function entryFaults(site: BuiltSite, post: SiteRoute, entry: Entry): string[] {
  const date = new Date(entry.date);
  const expectations: [what: string, expected: string | undefined, found: string][] = [
    ['title', post.title, entry.title],
    ['summary', post.description, entry.summary],
    [
      'date',
      dateInName.exec(post.source)?.[1],
      Number.isNaN(date.valueOf()) ? entry.date : date.toISOString().slice(0, 10),
    ],
  ];
  const $ = load(entry.content);
  const relative = $('[href], [src]')
    .toArray()
    .map((node) => $(node).attr('href') ?? $(node).attr('src') ?? '')
    .filter((address) => !address.startsWith(`${site.origin}${site.baseUrl}`));
  return [
    ...expectations
      .filter(([, expected, found]) => expected !== found)
      .map(
        ([what, expected, found]) => `${what} is "${found}", the post has "${expected ?? 'no date in its file name'}"`,
      ),
    ...($('body').text().trim() === '' ? ['the text of the post is empty'] : []),
    ...relative.map((address) => `"${address}" is no absolute address of this site; feed readers cannot follow it`),
  ].map((fault) => `${post.source}: ${fault}.`);
}

function feedFaults(site: BuiltSite, posts: readonly SiteRoute[], { file, entry, read }: Feed): string[] {
  const xml = site.read(file);
  if (xml === undefined) {
    return [`${file} was not built. Turn the feed on in src/config/content.ts (feedOptions.type).`];
  }
  const verdict = XMLValidator.validate(xml);
  if (verdict !== true) {
    return [`${file}:${verdict.err.line} is not well-formed: ${verdict.err.msg}`];
  }
  const $ = load(xml, { xml: true });
  const entries = $(entry)
    .toArray()
    .map((node) => {
      const element = $(node);
      const text = (tag: string) => element.children(tag).text().trim();
      return read(text, element.children('link').attr('href') ?? '');
    });
  const address = ({ path }: SiteRoute) => `${site.origin}${site.baseUrl}${path.slice(1)}`;
  const addresses = new Set(posts.map(address));
  return [
    ...posts.flatMap((post) => {
      const found = entries.filter(({ link }) => link === address(post));
      return found.length === 1
        ? found.flatMap((each) => entryFaults(site, post, each).map((fault) => `${file}, ${fault}`))
        : [`${file} has ${found.length} entries with the link ${address(post)} (${post.source}), not one.`];
    }),
    ...entries
      .filter(({ link }) => !addresses.has(link))
      .map(({ link, title }) => `${file}: the entry "${title}" has the link "${link}", which is no post of this site.`),
  ];
}

/** The RSS and the Atom feed hold every post with its title, its date and its summary, and with absolute links. */
export function feeds(site: BuiltSite): GuardReport {
  const posts = site.routes.filter(({ kind }) => kind === 'blog');
  return {
    checked: posts.length * feedFormats.length,
    unit: 'feed entries',
    faults: feedFormats.flatMap((feed) => feedFaults(site, posts, feed)),
  };
}
