import type { Pattern } from '../pattern/elements';
import type { Rule } from '../rule/rule';

/** The parts of a weight (sections 7.1, 15.1 and 15.2). */
export interface WeightParts {
  /** A that-line, a condition on `that_anchor`, or `[FromState]`. */
  readonly anchor: boolean;
  /** No star in the question line. */
  readonly unstarred: boolean;
  /** Sum of the match weights. */
  readonly length: number;
  /** Number of condition lines, at most 255. */
  readonly conditions: number;
  /** A condition on a variable named `tree_…`. */
  readonly tree: boolean;
  /** A condition on `topic`. */
  readonly topic: boolean;
  /** Number of `[OneWord]`, at most 15. */
  readonly oneWords: number;
}

const mostLength = 0xffff;

export function weightParts(rule: Rule, pattern: Pattern, length: number): WeightParts {
  const about = (test: (name: string) => boolean) => rule.conditions.some(({ variable }) => test(variable));
  return {
    anchor: rule.that !== null || pattern.fromNode !== null || about((name) => name === 'that_anchor'),
    unstarred: !pattern.starred,
    length: Math.min(length, mostLength),
    conditions: Math.min(rule.conditions.length, 255),
    tree: about((name) => name.startsWith('tree_')),
    topic: about((name) => name === 'topic'),
    oneWords: Math.min(pattern.oneWords, 15),
  };
}

/** One part of a weight, from the highest bit to the lowest. */
export interface WeightRow {
  readonly name: string;
  readonly bits: string;
  /** The value of this part in a match. */
  value(parts: WeightParts): number;
  /** How much one unit of it adds to the weight. */
  readonly unit: number;
}

export const weightRows: readonly WeightRow[] = [
  { name: 'Anchor', bits: '31', value: ({ anchor }) => Number(anchor), unit: 2 ** 31 },
  { name: 'No star', bits: '30', value: ({ unstarred }) => Number(unstarred), unit: 2 ** 30 },
  { name: 'Length', bits: '29–14', value: ({ length }) => length, unit: 2 ** 14 },
  { name: 'Conditions', bits: '13–6', value: ({ conditions }) => conditions, unit: 2 ** 6 },
  { name: 'tree_', bits: '5', value: ({ tree }) => Number(tree), unit: 2 ** 5 },
  { name: 'topic', bits: '4', value: ({ topic }) => Number(topic), unit: 2 ** 4 },
  { name: 'OneWord', bits: '3–0', value: ({ oneWords }) => oneWords, unit: 1 },
];

/** The number of a match; the greatest wins (section 7.1). */
export const weightOf = (parts: WeightParts): number =>
  weightRows.reduce((sum, { value, unit }) => sum + value(parts) * unit, 0);
