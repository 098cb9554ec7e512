import { type FieldVector, type Posting, readRef, type SerialisedIndex } from '../common/lunrFile';
import { FIELDS } from '../common/schema';

/** Steps per doubling to which scores are rounded. Coarser steps change what is found first, finer ones cost bytes. */
const stepsPerOctave = 2;

/** Scores are compared only with each other; times ten, most of them are short whole numbers. */
const scale = 10;

const rounded = (score: number): number =>
  score <= 0
    ? 0
    : Number((scale * 2 ** (Math.round(Math.log2(score) * stepsPerOctave) / stepsPerOctave)).toPrecision(2));

const frequency = (posting: Posting): number =>
  FIELDS.reduce((sum, field) => sum + Object.keys(posting[field]).length, 0);

const firstOf = (posting: Posting): number =>
  Math.min(...FIELDS.flatMap((field) => Object.keys(posting[field])).map(Number));

function pairsOf(elements: readonly number[]): [number, number][] {
  return Array.from({ length: elements.length / 2 }, (_one, at) => [
    elements[2 * at] as number,
    elements[2 * at + 1] as number,
  ]);
}

/**
 * Makes an index smaller without changing what it finds: frequent words get small numbers, scores are rounded, fields
 * without words have no vector. lunr reads it like any other.
 */
export function compact(index: SerialisedIndex): SerialisedIndex {
  const order = index.invertedIndex
    .map(([term, posting]) => ({ term, old: posting._index, count: frequency(posting), first: firstOf(posting) }))
    // Words that are equally rare and first appear in the same section get consecutive numbers.
    .sort((a, b) => b.count - a.count || a.first - b.first || (a.term < b.term ? -1 : 1));
  const numbers = new Map(order.map(({ old }, at) => [old, at]));
  const fieldVectors = index.fieldVectors
    .filter(([, elements]) => elements.length > 0)
    .map(([ref, elements]): FieldVector => {
      const pairs = pairsOf(elements).map(([old, score]): [number, number] => [numbers.get(old) ?? 0, rounded(score)]);
      return [ref, pairs.sort(([a], [b]) => a - b).flat()];
    });
  const invertedIndex = index.invertedIndex.map(([term, posting]): [string, Posting] => [
    term,
    { ...posting, _index: numbers.get(posting._index) ?? 0 },
  ]);
  return { ...index, fieldVectors, invertedIndex };
}

/**
 * @param index an index over all documents
 * @param idOf number of a document in the part that is wanted; `undefined` when it is in another part
 * @returns the index over that part, with the scores of the whole, so that hits of two parts can be compared
 */
export function partOf(index: SerialisedIndex, idOf: (ref: string) => number | undefined): SerialisedIndex {
  const fieldVectors = index.fieldVectors.flatMap(([ref, elements]): FieldVector[] => {
    const { field, id } = readRef(ref);
    const own = idOf(id);
    return own === undefined ? [] : [[`${field}/${own}`, elements]];
  });
  const documentsOf = (documents: Record<string, object>) => {
    const own = Object.keys(documents).flatMap((id) => idOf(id) ?? []);
    return Object.fromEntries(own.sort((a, b) => a - b).map((id) => [id, {}]));
  };
  const invertedIndex = index.invertedIndex.flatMap(([term, posting]): [string, Posting][] => {
    const { _index } = posting;
    const fields = FIELDS.map((field) => [field, documentsOf(posting[field])]);
    const own = { _index, ...Object.fromEntries(fields) } as Posting;
    return frequency(own) > 0 ? [[term, own]] : [];
  });
  return { ...index, fieldVectors, invertedIndex };
}
