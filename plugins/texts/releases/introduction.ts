import { introductionsIn } from './introductions';
import { pagesOf } from './pagesOf';
import type { Release, ReleaseItem } from './release';

/** What is known of a feature that a badge is about. */
export type Wanted = {
  readonly version: string;
  /** The feature, where the badge names it. */
  readonly feature?: string | undefined;
  /** Route of the page with the badge. */
  readonly page?: string | undefined;
};

/** The item that brought a feature, or the features of the release among which the badge must choose. */
export type Introduction = { readonly item: ReleaseItem } | { readonly candidates: readonly string[] };

/** The first item of a release that brought a feature. */
const introducing = ({ items }: Release, feature: string): ReleaseItem | undefined =>
  items.find(({ features }) => features.some(({ id, isIntroduced }) => isIntroduced && id === feature));

/** The words of an item, among which the name of a page is looked for. */
export const wordsOfItem = ({ text }: Pick<ReleaseItem, 'text'>): string[] => text.split(/[\s,.:;]+/);

/**
 * Finds the item of a release that a badge leads to: the one of the feature that the badge names, or of the feature
 * whose page it is on, or the only one whose words contain the name of the page (as an item about several variables
 * does), or the only feature of the release.
 *
 * @param releases the release notes
 * @returns nothing where there is no such release
 */
export function findIntroduction(releases: readonly Release[], wanted: Wanted): Introduction | undefined {
  const release = releases.find(({ version }) => version === wanted.version);
  if (release === undefined) {
    return undefined;
  }
  const candidates = [...introductionsIn([release]).keys()].sort();
  const name = wanted.page?.split('/').at(-1);
  const isNamed = (id: string): boolean => {
    const item = introducing(release, id);
    return name !== undefined && item !== undefined && wordsOfItem(item).includes(name);
  };
  const isExplained = (id: string): boolean => wanted.page !== undefined && pagesOf(id).includes(wanted.page);
  const choices = [
    candidates.filter((id) => id === wanted.feature),
    ...(wanted.feature === undefined ? [candidates.filter(isExplained), candidates.filter(isNamed), candidates] : []),
  ];
  const [only] = choices.find(({ length }) => length === 1) ?? [];
  const item = only === undefined ? undefined : introducing(release, only);
  return item === undefined ? { candidates } : { item };
}
