import type { Release } from '../../plugins/release-notes/release';
import type { Facts } from '../../src/data/schema';
import { compareVersions } from '../../src/data/versions';

/** What was compared, and one message for each difference. */
export type RegisterReport = { items: number; introduced: number; mentioned: number; faults: string[] };

/** Releases whose items say "+" before a feature, each once. */
function introducedIn(releases: readonly Release[], feature: string): string[] {
  return releases
    .filter(({ items }) =>
      items.some(({ features }) => features.some(({ id, isIntroduced }) => isIntroduced && id === feature)),
    )
    .map(({ version }) => version);
}

/**
 * Compares the release notes with the registers of releases and of features, both ways (platform model, section 23).
 *
 * @param releases the posts as data
 */
export function compareWithRegister(
  releases: readonly Release[],
  facts: Pick<Facts, 'releases' | 'features'>,
): RegisterReport {
  const faults: string[] = [];
  const tell = (isRight: boolean, fault: string) => isRight || faults.push(fault);
  for (const [version, { date, items, summary }] of Object.entries(facts.releases)) {
    const release = releases.find((one) => one.version === version);
    tell(release !== undefined, `release ${version} has no post`);
    if (release !== undefined) {
      tell(release.date === date, `${release.file} is of ${release.date}; the register says ${date}`);
      tell(release.summary === summary, `${release.file} has another summary than the register`);
      tell(
        release.items.length === items,
        `${release.file} has ${release.items.length} items; the register says ${items}`,
      );
    }
  }
  for (const { version, file } of releases) {
    tell(Object.hasOwn(facts.releases, version), `${file} is of release ${version}, which the register does not have`);
  }
  const features = Object.entries(facts.features);
  for (const [id, { since }] of features) {
    const found = introducedIn(releases, id);
    const expected = since === 'base' ? [] : [since];
    tell(
      found.join() === expected.join(),
      `"${id}" is introduced by ${found.join(', ') || 'no release'}; the register says ${expected.join() || 'none'}`,
    );
  }
  const mentions = releases.flatMap(({ items, file }) =>
    items.flatMap(({ features: own, line, since }) => own.map(({ id }) => ({ id, since, place: `${file}:${line}` }))),
  );
  for (const { id, since, place } of mentions) {
    const first = facts.features[id]?.since ?? 'never';
    tell(
      first === 'base' || (first !== 'never' && compareVersions(first, since) <= 0),
      `${place} is about "${id}" in ${since}; the register says since ${first}`,
    );
  }
  return {
    items: releases.reduce((sum, { items }) => sum + items.length, 0),
    introduced: features.filter(([, { since }]) => since !== 'base').length,
    mentioned: mentions.length,
    faults,
  };
}
