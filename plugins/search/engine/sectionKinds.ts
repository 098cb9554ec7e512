import type { TagIndex } from './load';

/** The kind of a section: part of a page that explains, part of a secondary page, an API call, or a post. */
export const SECTION_KINDS = ['explains', 'secondary', 'call', 'post'] as const;

export type SectionKind = (typeof SECTION_KINDS)[number];

/**
 * @param secondary route prefixes of pages that rank below those that explain
 * @returns the kind of each section of an index, as a position in `SECTION_KINDS`; computed once for each index
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
