import { pagesOf } from './pagesOf';
import type { Release, ReleaseItem } from './release';

/** An item with the day of its release. */
export type DatedItem = { readonly item: ReleaseItem; readonly date: string };

/** An item belongs to the page of its feature, unless it links to another page that explains a part of the feature. */
function isListedOn(page: string, { links }: ReleaseItem, feature: string): boolean {
  const [main, ...parts] = pagesOf(feature);
  return main === page && !parts.some((part) => links.includes(part));
}

/**
 * @param releases the release notes, newest first
 * @param page route of a documentation page
 * @returns the items about a feature that this page explains and those that link to it, newest first; no known issues
 */
export function changesOf(releases: readonly Release[], page: string): DatedItem[] {
  const isAbout = (item: ReleaseItem): boolean =>
    // A known issue changes nothing; the fix is another item.
    item.kind !== 'known-issues' &&
    (item.links.includes(page) || item.features.some(({ id }) => isListedOn(page, item, id)));
  return releases.flatMap(({ items, date }) => items.filter(isAbout).map((item) => ({ item, date })));
}
