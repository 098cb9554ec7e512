import type { WeightParts } from './weight';

/** One part of a weight, from the highest bit to the lowest (sections 7.1, 15.1 and 15.2). */
export interface WeightRow {
  readonly name: string;
  readonly bits: string;
  readonly help: string;
  /** The value of this part in a match. */
  value(parts: WeightParts): number;
  /** How much one unit of it adds to the weight. */
  readonly unit: number;
}

/** The parts of a weight; the sum of their values times their units is the weight. */
export const weightRows: readonly WeightRow[] = [
  {
    name: 'Anchor',
    bits: '31',
    help: 'a previous-reply line (@), a condition on that_anchor, or [FromState]',
    value: ({ anchor }) => Number(anchor),
    unit: 2 ** 31,
  },
  {
    name: 'No star',
    bits: '30',
    help: 'the question line has no star',
    value: ({ unstarred }) => Number(unstarred),
    unit: 2 ** 30,
  },
  {
    name: 'Length',
    bits: '29–14',
    help: '2 for each word that matches, 1 for each ** and [OneWord]',
    value: ({ length }) => length,
    unit: 2 ** 14,
  },
  {
    name: 'Conditions',
    bits: '13–6',
    help: 'condition lines of the rule',
    value: ({ conditions }) => conditions,
    unit: 2 ** 6,
  },
  {
    name: 'tree_',
    bits: '5',
    help: 'a condition on a variable named tree_…',
    value: ({ tree }) => Number(tree),
    unit: 2 ** 5,
  },
  {
    name: 'topic',
    bits: '4',
    help: 'a condition on topic',
    value: ({ topic }) => Number(topic),
    unit: 2 ** 4,
  },
  { name: 'OneWord', bits: '3–0', help: '[OneWord] in the question', value: ({ oneWords }) => oneWords, unit: 1 },
];
