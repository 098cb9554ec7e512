import { loadFacts } from '../../../src/data/facts';
import type { ChangeKind } from '../../../src/data/schema/history';
import { compareVersions } from '../../../src/data/versions';
import { readPost } from '../../release-notes/readPost';
import type { ItemFeature, ReleaseItem } from '../../release-notes/release';
import type { Document } from '../document';
import type { Fault, Rule } from '../rule';
import type { Site } from '../site';

const baseline = 'base';
/** What is improved, mended or known to be wrong exists already. */
const introducing: readonly ChangeKind[] = ['new', 'api', 'dl'];

type Problem = Pick<Fault, 'reason' | 'fix'>;

function featureProblem({ kind, since: version }: ReleaseItem, feature: ItemFeature): Problem | undefined {
  const { id, isIntroduced } = feature;
  const since = loadFacts().features[id]?.since ?? baseline;
  const age = since === baseline ? -1 : compareVersions(since, version);
  if (age > 0) {
    return {
      reason: `The item is about "${id}", which came with release ${since}; this is ${version}.`,
      fix: 'take the feature away, or correct its release in src/data/facts/features.yml.',
    };
  }
  if (isIntroduced && age < 0) {
    const when = since === baseline ? 'is older than all release notes' : `was introduced by release ${since}`;
    return { reason: `"${id}" ${when}, so this item does not introduce it.`, fix: `write "${id}" without "+".` };
  }
  return isIntroduced && !introducing.includes(kind)
    ? {
        reason: `An item below "${loadFacts().kinds[kind].heading}" introduces "${id}".`,
        fix: `write "${id}" without "+", or move the item below New, API or DL.`,
      }
    : undefined;
}

/** Features that the register gives to a release and that none of its items introduces. */
function neverIntroduced(document: Document): Fault[] {
  const {
    release: { version, file, items },
    faults,
  } = readPost(document);
  // An item that cannot be read may be the one.
  if (faults.length > 0) {
    return [];
  }
  const introduced = items.flatMap(({ features }) => features.filter(({ isIntroduced }) => isIntroduced));
  const expected = Object.entries(loadFacts().features).filter(([, { since }]) => since === version);
  return expected
    .filter(([id]) => !introduced.some((feature) => feature.id === id))
    .map(([id, { name }]) => ({
      file,
      line: 1,
      reason: `No item of this post introduces "${id}" (${name}), which came with it.`,
      fix: `write features="+${id}" in its item.`,
    }));
}

const isPost = ({ kind }: Document): boolean => kind === 'post';

/**
 * Each item of a release note says its area and its features, and agrees with the register of features: nothing is
 * named before its release, and each feature is introduced by its own release only (style, section 16).
 */
export const changeItems: Rule = {
  name: 'change-items',
  unit: 'items of release notes',
  check: (document) => {
    if (!isPost(document)) {
      return { checked: 0, faults: [] };
    }
    const { release, faults } = readPost(document);
    const found = release.items.flatMap((item) =>
      item.features.flatMap((feature) => {
        const problem = featureProblem(item, feature);
        return problem ? [{ file: release.file, line: item.line, ...problem }] : [];
      }),
    );
    return { checked: release.items.length + faults.length, faults: [...faults, ...found] };
  },
  checkSite: ({ documents }: Site) => ({
    checked: 0,
    faults: documents.filter(isPost).flatMap(neverIntroduced),
  }),
};
