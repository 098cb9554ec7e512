import type { Explained, Reply, WeightParts } from '../../../dl';

/** One part of a weight, from the highest bit to the lowest (language, sections 7.1, 15.1 and 15.2). */
export interface WeightRow {
  readonly name: string;
  readonly bits: string;
  readonly help: string;
  /** What a match has of it. */
  value(parts: WeightParts): number;
  /** What one of it adds to the number. */
  readonly unit: number;
}

export const weightRows: readonly WeightRow[] = [
  {
    name: 'Anchor',
    bits: '31',
    help: 'a that-line, a condition on that_anchor, or [FromState]',
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
    help: '2 for each word that fits, 1 for each ** and [OneWord]',
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

/** The rule that answered and the strongest of the others. */
export interface Contest {
  readonly winner: Explained;
  readonly others: readonly Explained[];
  /** How many more rules fit. */
  readonly more: number;
}

/** How many rules are shown beside the winner: as many as have room. */
const shownOthers = 2;

/** @returns nothing when no rule fits or an event answered */
export function contestOf(reply: Reply): Contest | undefined {
  const winner = reply.matches.find(({ rule, weight }) => rule === reply.rule && weight === reply.weight);
  if (winner === undefined) return undefined;
  const rest = reply.matches.filter((match) => match !== winner);
  return { winner, others: rest.slice(0, shownOthers), more: Math.max(0, rest.length - shownOthers) };
}

/** The first row, from the top, in which two matches differ: it decides. Nothing when the weights are equal. */
export function decidingRow(a: WeightParts, b: WeightParts): WeightRow | undefined {
  return weightRows.find(({ value }) => value(a) !== value(b));
}

/** Why the winner answered and not the next rule, in one sentence. */
export function verdict({ winner, others }: Contest): string {
  const [next] = others;
  if (next === undefined) return 'No other rule fits this phrase.';
  const row = decidingRow(winner.parts, next.parts);
  if (row === undefined) return `${next.rule} is as strong: all their answers form one pool, and one was drawn.`;
  const [has, other] = [row.value(winner.parts), row.value(next.parts)];
  if (has < other) return `${next.rule} is stronger, but none of its answers could be built.`;
  return `Against ${next.rule} the part “${row.name}” decides: ${has} to ${other}.`;
}
