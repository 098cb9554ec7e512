import { compareVersions } from '@site/src/data/versions';

/**
 * @param since the version of the reader, or none
 * @param versions all releases, newest first
 * @returns for a version that was never released, such as 0.58.0, with which release the list starts instead; for one
 *   newer than all releases, that nothing can be listed
 */
export function nextRelease(since: string, versions: readonly string[]): string | undefined {
  if (since === '' || versions.includes(since)) {
    return undefined;
  }
  const next = versions.findLast((version) => compareVersions(version, since) > 0);
  return next === undefined
    ? `Version ${since} is newer than the newest release, ${versions[0]}, so there are no changes to show.`
    : `There is no release ${since}, so you see what has changed from ${next} on.`;
}
