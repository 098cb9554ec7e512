import { compareVersions } from '@site/src/data/versions';
import { type Filter, isSet } from './filter';
import type { FoundRelease } from './findChanges';

type State = {
  readonly filter: Filter;
  /** The newest release. */
  readonly newest: string;
  /** The matching changes; nothing before they are loaded. */
  readonly found: readonly FoundRelease[] | undefined;
  readonly hasFailed: boolean;
};

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/**
 * @returns what the filter says of itself, in one or two sentences; nothing where a version is newer than all
 *   releases, which `nextRelease` says
 */
export function statusOf({ filter, newest, found, hasFailed }: State): string {
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
  const age = compareVersions(filter.since, newest);
  if (age > 0) {
    return '';
  }
  return age === 0
    ? `There are no changes yet, because ${filter.since} is the newest release.`
    : 'No changes match. Try other areas or kinds, an older version, or other words.';
}
