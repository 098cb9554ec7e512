import type { TagIndex } from './load';

/** What a section is: of a page that explains, of one that comes after those, a call of an API, a post. */
export const SECTION_KINDS = ['explains', 'secondary', 'call', 'post'] as const;

export type SectionKind = (typeof SECTION_KINDS)[number];

/**
 * @param secondary beginnings of the routes of pages that come after those that explain
 * @returns the kind of each section of an index, by its place in `SECTION_KINDS`; found once for each index
 */
export function sectionKinds(secondary: readonly string[]): (index: TagIndex) => Uint8Array {
  const known = new WeakMap<TagIndex, Uint8Array>();
  const kindOf = ({ type, kind, sectionRoute }: TagIndex['documents'][number]): SectionKind => {
    if (type === 'blog') return 'post';
    if (type === 'other' && kind !== 'page') return 'call';
    return secondary.some((start) => sectionRoute.startsWith(start)) ? 'secondary' : 'explains';
  };
  return (index) => {
    const kinds = known.get(index) ?? Uint8Array.from(index.documents, (one) => SECTION_KINDS.indexOf(kindOf(one)));
    known.set(index, kinds);
    return kinds;
  };
}
