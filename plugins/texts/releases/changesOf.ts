import { loadFacts } from '../../../src/data/facts';
import type { Release, ReleaseItem } from './release';

/** An item with the day of its release. */
export type DatedItem = { readonly item: ReleaseItem; readonly date: string };

/**
 * @param releases the release notes, newest first
 * @param page route of a documentation page
 * @returns the items about a feature that has this page and those that lead to it, newest first; no known issues
 */
export function changesOf(releases: readonly Release[], page: string): DatedItem[] {
  const { features } = loadFacts();
  const isAbout = (item: ReleaseItem): boolean =>
    // A known issue changes nothing; what fixes it is an item of its own.
    item.kind !== 'known-issues' &&
    (item.links.includes(page) || item.features.some(({ id }) => features[id]?.page === page));
  return releases.flatMap(({ items, date }) => items.filter(isAbout).map((item) => ({ item, date })));
}
