import choices from '@generated/release-filter/default/choices.json';
import { everything, type Filter, isSet } from './filter';
import type { FoundRelease } from './findChanges';

type State = {
  readonly filter: Filter;
  /** What fits; nothing before the changes are there. */
  readonly found: readonly FoundRelease[] | undefined;
  readonly hasFailed: boolean;
};

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** @returns what the filter says of itself, in one or two sentences */
export function statusOf({ filter, found, hasFailed }: State): string {
  if (!isSet(filter)) {
    return 'Select the version that you use to see what has changed since then.';
  }
  if (hasFailed) {
    return 'The list of changes could not be loaded, so the release notes below are not filtered.';
  }
  if (found === undefined) {
    return 'Loading the list of changes …';
  }
  const count = found.reduce((sum, { items }) => sum + items.length, 0);
  if (count > 0) {
    return `${counted(count, 'change')} in ${counted(found.length, 'release')}`;
  }
  return filter.since === choices.versions[0] && !isSet({ ...filter, since: everything.since })
    ? `There are no changes yet, because ${filter.since} is the newest release.`
    : 'No changes match. Select fewer areas or kinds, an older version, or other words.';
}
