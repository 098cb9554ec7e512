import type { LoadContext } from '@docusaurus/types';
import type { DocumentType, Kind } from '../common/schema';

/** A section that a plugin wants to be found. */
export type GivenSection = {
  /** Id on the page, without `#`; none for the page itself. */
  anchor: string | null;
  title: string;
  text: string;
  /** Names in the text, in which every sign counts, parted by spaces. */
  names?: string;
  tags?: string[];
  /** Names of the rows of its tables that have an address of their own: they count like keywords of the section. */
  rows?: string[];
  /** What readers ask that this section answers, in their words. */
  questions?: readonly string[];
  /** What readers type who want the page, on its first section; the option `typed` says it. */
  typed?: readonly string[];
  /** What the section is for a reader, when that differs from its page. */
  kind?: Kind;
};

/** A page that a plugin wants to be found. */
export type GivenPage = {
  /** Path with the base URL, as the router has it. */
  route: string;
  title: string;
  type: DocumentType;
  /** Tag of the index, for example `default`. */
  tag: string;
  /** Categories above the page, outermost first. */
  parents?: string[];
  /** What the page is for a reader; without it the type says so. */
  kind?: Kind;
  sections: GivenSection[];
};

/**
 * What a plugin of Docusaurus has when its pages are to be found and are not in HTML that can be read, for example
 * an API reference:
 *
 * ```ts
 * export default function reference(): Plugin & SearchSource {
 *   return { name: 'reference', searchPages: () => [{ route: '/api/', … }] };
 * }
 * ```
 */
export type SearchSource = { searchPages: (context: LoadContext) => readonly GivenPage[] };

/** @returns whether a plugin gives pages */
export const isSearchSource = <T extends object>(plugin: T): plugin is T & SearchSource =>
  'searchPages' in plugin && typeof plugin.searchPages === 'function';
