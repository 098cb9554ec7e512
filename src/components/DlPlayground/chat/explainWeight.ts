import { type Explained, type Reply, type WeightParts, type WeightRow, weightRows } from '../../../dl';

/** The rule that answered and the strongest of the others. */
export interface Contest {
  readonly winner: Explained;
  readonly others: readonly Explained[];
  /** How many more rules match. */
  readonly more: number;
}

/** A rule as the pages call it: by its label, else by its id. */
export const ruleName = ({ label, rule }: Pick<Explained, 'label' | 'rule'>): string => label ?? rule;

/** How many rules are shown besides the winner, which is as many as there is room for. */
const shownOthers = 2;

/** @returns nothing when no rule matches or an event answered */
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
  if (next === undefined) return 'No other rule matches this phrase.';
  const row = decidingRow(winner.parts, next.parts);
  if (row === undefined)
    return `${ruleName(next)} has the same weight, so one of the answers of both rules was chosen at random.`;
  const [has, other] = [row.value(winner.parts), row.value(next.parts)];
  if (has < other) return `${ruleName(next)} has a greater weight, but none of its answers could be built.`;
  return `It wins over ${ruleName(next)} by “${row.name}”: ${has} to ${other}.`;
}
