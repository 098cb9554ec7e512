import { compareVersions } from '../../../src/data/versions';
import type { Problem } from '../finding';
import { findIntroduction, type Wanted } from './introduction';
import type { Release, ReleaseItem } from './release';

/** The item that a badge leads to, or what is wrong with the badge; without final full stops. */
export type SinceTarget = { readonly item: ReleaseItem } | Problem;

/** The releases before and after a number that has no release note. */
function neighbours(releases: readonly Release[], version: string): string[] {
  const numbers = releases.map((release) => release.version).sort(compareVersions);
  const after = numbers.findIndex((one) => compareVersions(one, version) > 0);
  return after === -1 ? numbers.slice(-1) : numbers.slice(Math.max(0, after - 1), after + 1);
}

/** @returns where `<Since>` or `since` in the front matter leads */
export function sinceTarget(releases: readonly Release[], wanted: Wanted): SinceTarget {
  const { version, feature } = wanted;
  const found = findIntroduction(releases, wanted);
  if (found === undefined) {
    const near = neighbours(releases, version).map((name) => `"${name}"`);
    return { reason: `there is no release "${version}"`, fix: `write ${near.join(' or ')}` };
  }
  if ('item' in found) {
    return found;
  }
  const names = found.candidates.map((id) => `feature="${id}"`).join(' or ');
  return feature === undefined
    ? { reason: `release ${version} did not introduce a feature of this page`, fix: `write ${names} in <Since>` }
    : { reason: `release ${version} did not introduce "${feature}"`, fix: `write ${names}` };
}
