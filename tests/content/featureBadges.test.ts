import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { introductionsIn } from '../../plugins/texts/releases/introductions';
import { loadReleases } from '../../plugins/texts/releases/loadReleases';
import { loadFacts } from '../../src/data/facts';
import { routes } from '../../src/data/siteRoutes';

const { features } = loadFacts();
const introductions = introductionsIn(loadReleases());

const sourceOf = new Map(
  routes.flatMap(({ path, source }) => (/\.(?:mdx|json)$/.test(source ?? '') ? [[path, source]] : [])),
);

const names = (text: string, release: string): boolean =>
  [
    `release="${release}"`,
    `added in release ${release}`,
    `/blog/${release}`,
    `\nsince: ${release}\n`,
    `\nsince: "${release}"\n`,
  ].some((one) => text.toLowerCase().includes(one.toLowerCase()));

/**
 * Compares the releases that introduced features with the pages that explain them.
 *
 * @param read source file → its text
 * @returns how many features were compared, and those whose page does not name their release
 */
function compareBadges(register: typeof features, read: (file: string) => string) {
  const compared = Object.entries(register).flatMap(([id, { page }]) => {
    const file = sourceOf.get(page);
    const [since] = introductions.get(id) ?? [];
    return since === undefined || file === undefined ? [] : [{ id, since, file }];
  });
  const faults = compared
    .filter(({ since, file }) => !names(read(file), since))
    .map(
      ({ id, since, file }) => `${file}: the feature "${id}" came with ${since}. Fix: add <Since release="${since}" />`,
    );
  return { count: compared.length, faults };
}

const readSource = (file: string) => readFileSync(file, 'utf8');

describe('every feature has its release on its page', () => {
  test('as the release notes have it', () => {
    const { count, faults } = compareBadges(features, readSource);
    console.log(`${count} features compared with their pages`);
    expect(count).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

  test('a page with another release, or with none, is named', () => {
    const read = (file: string) => readSource(file).replaceAll('0.32.0', '0.33.0');
    expect(compareBadges(features, read).faults).toContain(
      'docs/development/branches.mdx: the feature "branches" came with 0.32.0. Fix: add <Since release="0.32.0" />',
    );
  });
});
