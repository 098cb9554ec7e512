import { loadFacts } from '../../../src/data/facts';
import type { ChangeKind } from '../../../src/data/schema/history';
import { compareVersions } from '../../../src/data/versions';
import { type Document, isPost } from '../../texts/document';
import type { Fault, Problem } from '../../texts/finding';
import { onceFor } from '../../texts/onceFor';
import { introductionsIn } from '../../texts/releases/introductions';
import { readPost } from '../../texts/releases/readPost';
import type { ItemFeature, Release, ReleaseItem } from '../../texts/releases/release';
import { proseIn } from '../prose';
import type { Rule } from '../rule';
import { beginningOf } from '../sentences';
import type { Site } from '../site';

/** Kinds of items that can introduce a feature; all others are about features that already exist. */
const introducing: readonly ChangeKind[] = ['breaking', 'new', 'api', 'dl'];

const register = 'src/data/facts/features.yml';

/** For each feature the releases that introduce it. */
const introductionsOf = onceFor(({ documents }: Site) =>
  introductionsIn(documents.filter(isPost).map((document) => readPost(document).release)),
);

function featureProblem({ kind, since: version }: ReleaseItem, feature: ItemFeature, site: Site): Problem | undefined {
  const { id, isIntroduced } = feature;
  const [first] = introductionsOf(site).get(id) ?? [];
  const age = first === undefined ? 0 : compareVersions(first, version);
  if (!isIntroduced) {
    return age > 0
      ? {
          reason: `The item is about "${id}", which was introduced in release ${first}; this is ${version}.`,
          fix: 'delete the feature, or move the "+" to the item that introduced it.',
        }
      : undefined;
  }
  const isOld = loadFacts().features[id]?.since !== undefined;
  if (isOld || age < 0) {
    const when = isOld ? 'is older than all release notes' : `was introduced by release ${first}`;
    return { reason: `"${id}" ${when}, so this item does not introduce it.`, fix: `write "${id}" without "+".` };
  }
  return introducing.includes(kind)
    ? undefined
    : {
        reason: `An item below "${loadFacts().kinds[kind].heading}" introduces "${id}".`,
        fix: `write "${id}" without "+", or move the item below Breaking changes, New, API or DL.`,
      };
}

/** Features of the register that are not old and that no release note introduces. */
function neverIntroduced(site: Site): Fault[] {
  // An item or a post that cannot be read may be the one.
  if (site.documents.filter(isPost).some((one) => one.parseFault || readPost(one).faults.length > 0)) {
    return [];
  }
  const lines = (site.read(register) ?? '').split(/\r?\n/);
  return lines.flatMap((line, index) => {
    const [, id] = /^([a-z0-9-]+):$/.exec(line) ?? [];
    if (id === undefined || loadFacts().features[id]?.since !== undefined || introductionsOf(site).has(id)) {
      return [];
    }
    const reason = `No item of a release note introduces "${id}".`;
    const fix = `write features="+${id}" in its item, or "since: base" here when it is older than release 0.28.0.`;
    return [{ file: register, line: index + 1, reason, fix }];
  });
}

/** Readers look for what they have met, so all items begin alike with it. */
const fixed = 'Fixed an issue where';

function fixedFaults({ file, items }: Release): Fault[] {
  return items
    .filter(({ kind, text }) => kind === 'fixed' && !text.startsWith(`${fixed} `))
    .map(({ line, text }) => ({
      file,
      line,
      reason: `"${beginningOf(text)}" is below "${loadFacts().kinds.fixed.heading}" but does not start with "${fixed}".`,
      fix: `write "${fixed} …", or move the item below another heading.`,
    }));
}

/** What `npm run new:release` writes where words are still missing; no sentence has the mark between spaces. */
function unwritten(document: Document): Fault[] {
  return proseIn(document)
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap(({ text, lineAt }) => {
      const place = /(?<=^|\s)…(?=\s|$)/.exec(text)?.index;
      if (place === undefined) return [];
      const reason = `"${beginningOf(text.trim())}" is not written yet: the mark … is from the template.`;
      return [{ file: document.file, line: lineAt(place), reason, fix: 'write what this release changes.' }];
    });
}

/**
 * Each item of a release note says its area and its features, and agrees with the register of features: nothing is
 * named before the release that introduced it, and each feature is introduced once (style, section 16).
 */
export const changeItems: Rule = {
  name: 'change-items',
  unit: 'items of release notes',
  check: (document, site) => {
    if (!isPost(document)) {
      return { checked: 0, faults: [] };
    }
    const { release, faults } = readPost(document);
    const found = release.items.flatMap((item) =>
      item.features.flatMap((feature) => {
        const problem = featureProblem(item, feature, site);
        return problem ? [{ file: release.file, line: item.line, ...problem }] : [];
      }),
    );
    return {
      checked: release.items.length + faults.length,
      faults: [...faults, ...found, ...fixedFaults(release), ...unwritten(document)],
    };
  },
  checkSite: (site) => ({ checked: 0, faults: neverIntroduced(site) }),
};
