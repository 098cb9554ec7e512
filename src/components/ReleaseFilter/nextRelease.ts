import { compareVersions } from '@site/src/data/versions';

/**
 * @param since the version of the reader, or none
 * @param versions all releases, newest first
 * @returns for a version without a release note, such as 0.58.0, which release the list starts with
 */
export function nextRelease(since: string, versions: readonly string[]): string | undefined {
  if (since === '' || versions.includes(since)) {
    return undefined;
  }
  const next = versions.findLast((version) => compareVersions(version, since) > 0);
  return next === undefined
    ? `There is no release ${since}. The newest one is ${versions[0]}.`
    : `There is no release ${since}, so the list starts with the next one, ${next}.`;
}
