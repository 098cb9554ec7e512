import type { Field } from './schema';

/** Documents that have a word in a field, by id. lunr keeps an object for each; it stays empty. */
export type Posting = { _index: number } & Record<Field, Record<string, object>>;

/** `title/7` and the numbers and scores of its words in turn, by number. */
export type FieldVector = [ref: string, elements: number[]];

/** An index of lunr 2.3 as `toJSON` gives it. */
export type SerialisedIndex = {
  version: string;
  fields: string[];
  fieldVectors: FieldVector[];
  /** By word, in the order of `Array.sort`. */
  invertedIndex: [term: string, posting: Posting][];
  pipeline: string[];
};

/** @returns field and document of a reference such as `title/7` */
export function readRef(ref: string): { field: string; id: string } {
  const slash = ref.indexOf('/');
  return { field: ref.slice(0, slash), id: ref.slice(slash + 1) };
}
