import { type CheerioAPI, load } from 'cheerio';
import { XMLValidator } from 'fast-xml-parser';
import type { GuardReport } from '../../guards/guard';
import type { BuiltSite } from '../../helpers/builtSite';

/** What a member must be; `own` is the address of the feed. */
type Form = { is: string; fits: (value: string, own: string) => boolean };

const text: Form = { is: 'a text', fits: (value) => value.trim() !== '' };
const address: Form = { is: 'an absolute address', fits: (value) => /^https?:/.test(value) && URL.canParse(value) };
const own: Form = { is: 'the address of the feed', fits: (value, self) => value === self };
const exactly = (wanted: string): Form => ({ is: `"${wanted}"`, fits: (value) => value === wanted });
const rfc822: Form = {
  is: 'a date of RFC 822 with its right weekday',
  fits: (value) => new Date(value).toUTCString() === value,
};
const rfc3339: Form = {
  is: 'a date of RFC 3339',
  fits: (value) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value)),
};

/** Members by name; each must be there once. */
type Members = Readonly<Record<string, Form>>;
/** Gives the values of a member by its name. */
type Values = (name: string) => string[];
type Format = {
  file: string;
  id: string;
  feed: Members;
  entry: Members;
  /** @throws Error that says where the text is not well-formed */
  read: (text: string) => { feed: Values; entries: Values[] };
};

/** A name is a selector below an element, and `@name` after it one of its attributes. */
function valuesBelow($: CheerioAPI, root: ReturnType<CheerioAPI>): Values {
  return (name) => {
    const [selector = '', attribute] = name.split('@');
    const found = selector === '' ? root : root.find(`> ${selector.replaceAll(':', '\\:')}`);
    return found.toArray().map((node) => (attribute ? ($(node).attr(attribute) ?? '') : $(node).text()));
  };
}

const readXml = (feed: string, entry: string) => (xml: string) => {
  const verdict = XMLValidator.validate(xml);
  if (verdict !== true) {
    throw new Error(`line ${verdict.err.line}: ${verdict.err.msg}`);
  }
  const $ = load(xml, { xml: true });
  const entries = $(entry).toArray();
  return { feed: valuesBelow($, $(feed)), entries: entries.map((node) => valuesBelow($, $(node))) };
};

/** A name is a path, such as `authors.0.name`. */
const valuesIn =
  (root: unknown): Values =>
  (name) => {
    const value = name
      .split('.')
      .reduce<unknown>((inside, key) => (inside as Record<string, unknown> | undefined)?.[key], root);
    return typeof value === 'string' ? [value] : [];
  };

const formats: readonly Format[] = [
  {
    // https://www.rssboard.org/rss-specification, and the link to itself of its best practices
    file: 'blog/rss.xml',
    id: 'guid',
    feed: {
      '@version': exactly('2.0'),
      'channel > title': text,
      'channel > link': address,
      'channel > description': text,
      'channel > language': text,
      'channel > lastBuildDate': rfc822,
      'channel > atom:link[rel=self]@href': own,
    },
    entry: { title: text, link: address, guid: address, pubDate: rfc822, description: text, 'content:encoded': text },
    read: readXml('rss', 'rss > channel > item'),
  },
  {
    // RFC 4287, section 4.1
    file: 'blog/atom.xml',
    id: 'id',
    feed: {
      '@xmlns': exactly('http://www.w3.org/2005/Atom'),
      title: text,
      id: address,
      updated: rfc3339,
      'author > name': text,
      'link[rel=self]@href': own,
      'link[rel=alternate]@href': address,
    },
    entry: {
      title: text,
      id: address,
      updated: rfc3339,
      published: rfc3339,
      'link[rel=alternate]@href': address,
      summary: text,
      content: text,
      'content > div@xmlns': exactly('http://www.w3.org/1999/xhtml'),
    },
    read: readXml('feed', 'feed > entry'),
  },
  {
    // https://www.jsonfeed.org/version/1.1/
    file: 'blog/feed.json',
    id: 'id',
    feed: {
      version: exactly('https://jsonfeed.org/version/1.1'),
      title: text,
      home_page_url: address,
      feed_url: own,
      language: text,
      'authors.0.name': text,
    },
    entry: { id: address, url: address, title: text, summary: text, content_html: text, date_published: rfc3339 },
    read: (json) => {
      const feed = JSON.parse(json) as { items?: unknown[] };
      return { feed: valuesIn(feed), entries: (feed.items ?? []).map(valuesIn) };
    },
  },
];

function memberFaults(where: string, members: Members, values: Values, self: string): string[] {
  return Object.entries(members).flatMap(([name, { is, fits }]) => {
    const found = values(name);
    const [value] = found;
    if (found.length !== 1 || value === undefined) {
      return [`${where} has ${found.length} times ${name}, not once.`];
    }
    return fits(value, self) ? [] : [`${where}: ${name} is "${value.slice(0, 80)}", not ${is}.`];
  });
}

function formFaults(site: BuiltSite, { file, id, feed, entry, read }: Format): { entries: number; faults: string[] } {
  const written = site.read(file);
  if (written === undefined) {
    return { entries: 0, faults: [`${file} was not built. See plugins/pages/release-feeds.`] };
  }
  try {
    const self = `${site.origin}${site.baseUrl}${file}`;
    const found = read(written);
    const ids = found.entries.flatMap((values) => values(id));
    return {
      entries: found.entries.length,
      faults: [
        ...memberFaults(file, feed, found.feed, self),
        ...found.entries.flatMap((values, at) => memberFaults(`${file}, entry ${at + 1}`, entry, values, self)),
        ...ids.filter((one, at) => ids.indexOf(one) !== at).map((one) => `${file} has two entries with the id ${one}.`),
      ],
    };
  } catch (error) {
    return { entries: 0, faults: [`${file} is not well-formed: ${error instanceof Error ? error.message : error}`] };
  }
}

/** The three feeds are well-formed, and have each member that their formats and feed readers ask for, in its form. */
export function feedForm(site: BuiltSite): GuardReport {
  const reports = formats.map((format) => formFaults(site, format));
  return {
    checked: reports.reduce((sum, { entries }) => sum + entries, 0),
    unit: 'entries of feeds',
    faults: reports.flatMap(({ faults }) => faults),
  };
}
