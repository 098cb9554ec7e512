import type { DocumentType, Kind } from './schema';

/**
 * An index that has outgrown one file, in parts that are fetched when a query needs them: a head that knows every word and
 * every page, the places of neighbouring words, and the sections of each page.
 */
export type PartsHead = {
  /** Pages in the order of their sections: route, type, kind, number of sections. */
  pages: [route: string, type: DocumentType, kind: Kind, sections: number][];
  /** Kinds of sections that are not of the kind of their page, by place. */
  kinds: Record<number, Kind>;
  /** Places of sections under a heading that many pages have. */
  templates: number[];
  /** All words in their order, with spaces between them. */
  terms: string;
  /** 1 for each word that stands in a title. */
  inTitle: string;
  /** How many words are in each file of words. */
  shards: number[];
};

/** Where the words of a file stand: for each the distances between its keys (`FIELD_BITS`) and the scores, in turn. */
export type PartsShard = number[][];

/** The part that is the file of the tag itself, for what only lunr can do. */
export const wholeIndex = 'whole';

/** @returns the name of the folder with the parts of a tag, below the base URL, with a final slash */
export const partsFolder = (tag: string): string => `search-parts/${tag}/`;

export const headName = 'head.json';
export const shardName = (number: number): string => `${number}.json`;
export const pageName = (number: number): string => `pages/${number}.json`;
