import { type CheerioAPI, load } from 'cheerio';
import { loadFacts } from '../../../src/data/facts';
import type { SiteRoute } from '../../../src/data/siteRoutes';
import type { GuardReport } from '../../guards/guard';
import type { BuiltSite } from '../../helpers/builtSite';

type Entry = { title: string; link: string; date: string; summary: string; content: string };
type Feed = { file: string; read: (text: string) => Entry[] };

/** Reads an XML feed; each part is given by the elements of an entry. */
const readXml =
  (entry: string, part: (text: (tag: string) => string, $entry: ReturnType<CheerioAPI>) => Entry) =>
  (xml: string): Entry[] => {
    const $ = load(xml, { xml: true });
    return $(entry)
      .toArray()
      .map((node) => part((tag) => $(node).children(tag).text().trim(), $(node)));
  };

type JsonItem = { title: string; url: string; date_published: string; summary: string; content_html: string };

const feedFormats: readonly Feed[] = [
  {
    file: 'blog/rss.xml',
    read: readXml('item', (text) => ({
      title: text('title'),
      link: text('link'),
      date: text('pubDate'),
      summary: text('description'),
      content: text('content\\:encoded'),
    })),
  },
  {
    file: 'blog/atom.xml',
    read: readXml('entry', (text, entry) => ({
      title: text('title'),
      link: entry.children('link').attr('href') ?? '',
      date: text('updated'),
      summary: text('summary'),
      content: entry.children('content').html() ?? '',
    })),
  },
  {
    file: 'blog/feed.json',
    read: (json) =>
      (JSON.parse(json) as { items: JsonItem[] }).items.map((item) => ({
        title: item.title,
        link: item.url,
        date: item.date_published,
        summary: item.summary,
        content: item.content_html,
      })),
  },
];

const dateInName = /(\d{4}-\d{2}-\d{2})-[^/]+$/;

const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();

type Selection = ReturnType<CheerioAPI>;

/**
 * An item as a line, without the label of its area at the beginning. An example is coloured code or a drawn dialog on
 * the page, and its plain text in a feed: it is counted.
 */
function itemLine(item: Selection, kind: Selection, area: string, examples: string): string {
  const paragraph = item.children('p').first();
  const words = paragraph.length > 0 ? paragraph : item;
  const text = words.text().replace(/^: /, '');
  return oneSpace(`${kind.text()}, ${area}: ${text} (${item.find(examples).length} examples)`);
}

function itemsOfPost($: CheerioAPI): string[] {
  const { areas } = loadFacts();
  return $('article .markdown li[data-area]')
    .toArray()
    .map((node) => {
      const kind = $(node).parent().prevAll('h2').first().clone();
      kind.find('.hash-link').remove();
      const item = $(node).clone();
      item.find('.dos-change-area').remove();
      const area = areas[item.attr('data-area') ?? '']?.name ?? '';
      return `#${item.attr('id')} ${itemLine(item, kind, area, 'pre, figure')}`;
    });
}

function itemsOfEntry($: CheerioAPI, post: string): string[] {
  return $('li')
    .toArray()
    .map((node) => {
      const item = $(node).clone();
      const link = item.find('a').first().remove();
      const fragment = (link.attr('href') ?? '').replace(post, '');
      return `${fragment} ${itemLine(item, $(node).parent().prevAll('h2').first(), link.text(), 'pre')}`;
    });
}

function itemFaults(expected: readonly string[], found: readonly string[]): string[] {
  return [
    ...expected.filter((item) => !found.includes(item)).map((item) => `the item "${item}" of the post is not in it`),
    ...found.filter((item) => !expected.includes(item)).map((item) => `the item "${item}" is not in the post`),
  ];
}

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
  const page = site.pages.find(({ path }) => path === post.path);
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
    ...(page ? itemFaults(itemsOfPost(page.$), itemsOfEntry($, entry.link)) : []),
    ...relative.map((address) => `"${address}" is no absolute address of this site; feed readers cannot follow it`),
  ].map((fault) => `${post.source}: ${fault}.`);
}

function feedFaults(site: BuiltSite, posts: readonly SiteRoute[], { file, read }: Feed): string[] {
  const text = site.read(file);
  if (text === undefined) {
    return [`${file} was not built. See plugins/pages/release-feeds.`];
  }
  const entries = read(text);
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

/**
 * Each of the three feeds contains every post with its title, its date, its summary and all its items, each with its
 * kind, its area and its place in the post, and with absolute links. Their form is checked by `feedForm`.
 */
export function feeds(site: BuiltSite): GuardReport {
  const posts = site.routes.filter(({ kind }) => kind === 'blog');
  return {
    checked: posts.length * feedFormats.length,
    unit: 'feed entries',
    faults: feedFormats.flatMap((feed) => feedFaults(site, posts, feed)),
  };
}
