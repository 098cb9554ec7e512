import type { Facts } from '../../../src/data/schema';
import type { Release, ReleaseItem } from '../../texts/releases/release';
import { urgentKinds } from '../../texts/releases/urgentKinds';
import { escapeHtml } from '../../texts/textHtml';

/** An entry of a feed: one release note as a whole. */
export type FeedEntry = {
  /** Absolute address of the post, and its permanent id. */
  readonly address: string;
  readonly title: string;
  readonly date: Date;
  readonly summary: string;
  /** Well-formed as XML, too. */
  readonly html: string;
  /** Headings of the urgent kinds that it has, then the names of the areas that its items are about. */
  readonly categories: readonly string[];
};

/** What all formats are written from; every address is absolute. */
export type Feed = {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly rights: string;
  readonly author: string;
  /** The page of the release notes. */
  readonly home: string;
  readonly icon: string;
  /** When the newest entry was written. No clock is asked: the same posts make the same bytes. */
  readonly updated: Date;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
};

export type Names = Pick<Facts, 'areas' | 'kinds'>;

type AbsoluteOf = (route: string) => string;

function itemHtml({ area, html, route }: ReleaseItem, { areas }: Names, absolute: AbsoluteOf): string {
  const name = escapeHtml(areas[area]?.name ?? area);
  const label = `<a href="${escapeHtml(absolute(route))}">${name}</a>: `;
  // An item with an example is several blocks, and its area belongs to the first.
  const [, open = '', rest = ''] = /^(<p>)?(.*)$/s.exec(html) ?? [];
  return `<li>${open}${label}${rest}</li>`;
}

function entryOf(release: Release, names: Names, absolute: AbsoluteOf): FeedEntry {
  const kinds = [...new Set(release.items.map(({ kind }) => kind))];
  const lists = kinds.map((kind) => {
    const items = release.items.filter((item) => item.kind === kind);
    const list = items.map((item) => itemHtml(item, names, absolute)).join('');
    return `<h2>${escapeHtml(names.kinds[kind].heading)}</h2><ul>${list}</ul>`;
  });
  const urgent = urgentKinds.filter((kind) => kinds.includes(kind)).map((kind) => names.kinds[kind].heading);
  const areas = release.items.map(({ area }) => names.areas[area]?.name ?? area);
  return {
    address: absolute(`/blog/${release.version}`),
    title: release.title,
    date: new Date(`${release.date}T00:00:00Z`),
    summary: release.summary,
    html: release.lead + lists.join(''),
    categories: [...new Set([...urgent, ...areas])],
  };
}

/**
 * @param releases newest first, with absolute links in their HTML
 * @param absolute makes the absolute address of a route
 * @throws Error when there is no release
 */
export function releaseFeed(
  releases: readonly Release[],
  names: Names,
  absolute: AbsoluteOf,
  about: Pick<Feed, 'title' | 'description' | 'rights' | 'author' | 'icon'>,
): Feed {
  const entries = releases.map((release) => entryOf(release, names, absolute));
  const [newest] = entries;
  if (newest === undefined) {
    throw new Error('[release feeds] There is no release note. Fix: add a post to blog/.');
  }
  return { ...about, language: 'en', home: absolute('/blog'), updated: newest.date, entries };
}
