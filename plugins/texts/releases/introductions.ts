import { compareVersions } from '../../../src/data/versions';
import type { Release } from './release';

/**
 * @param releases release notes in any order
 * @returns for each feature that an item names with "+" the releases of these items, oldest first
 */
export function introductionsIn(releases: readonly Pick<Release, 'version' | 'items'>[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { version, items } of [...releases].sort((a, b) => compareVersions(a.version, b.version))) {
    const introduced = items.flatMap(({ features }) => features.filter(({ isIntroduced }) => isIntroduced));
    for (const id of new Set(introduced.map((feature) => feature.id))) {
      found.set(id, [...(found.get(id) ?? []), version]);
    }
  }
  return found;
}
