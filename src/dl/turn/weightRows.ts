import type { WeightParts } from './weight';

/** One part of a weight, from the highest bit to the lowest (sections 7.1, 15.1 and 15.2). */
export interface WeightRow {
  readonly name: string;
  readonly bits: string;
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
    value: ({ anchor }) => Number(anchor),
    unit: 2 ** 31,
  },
  {
    name: 'No star',
    bits: '30',
    value: ({ unstarred }) => Number(unstarred),
    unit: 2 ** 30,
  },
  {
    name: 'Length',
    bits: '29–14',
    value: ({ length }) => length,
    unit: 2 ** 14,
  },
  {
    name: 'Conditions',
    bits: '13–6',
    value: ({ conditions }) => conditions,
    unit: 2 ** 6,
  },
  {
    name: 'tree_',
    bits: '5',
    value: ({ tree }) => Number(tree),
    unit: 2 ** 5,
  },
  {
    name: 'topic',
    bits: '4',
    value: ({ topic }) => Number(topic),
    unit: 2 ** 4,
  },
  { name: 'OneWord', bits: '3–0', value: ({ oneWords }) => oneWords, unit: 1 },
];
