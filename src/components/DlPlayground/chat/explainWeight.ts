import { type Explained, heldBack, type Reply, rivalsOf, type WeightRow, weightRows, winnerOf } from '../../../dl';

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
  const winner = winnerOf(reply);
  if (winner === undefined) return undefined;
  const rest = rivalsOf(reply);
  return { winner, others: rest.slice(0, shownOthers), more: Math.max(0, rest.length - shownOthers) };
}

/** The first row, from the top, in which two rules differ decides, unless the other one is as strong or stronger. */
export function decidingRow(winner: Explained, other: Explained): WeightRow | undefined {
  return other.standing === null
    ? weightRows.find(({ value }) => value(winner.parts) !== value(other.parts))
    : undefined;
}

/**
 * Why the winner answered and not the next rule.
 *
 * @param hasErrors rules were skipped, and one of them may be the one that the reader expects to win
 */
export function verdict({ winner, others }: Contest, hasErrors: boolean): string {
  const told = comparison(winner, others[0]);
  return hasErrors ? `${told} Rules with errors are skipped.` : told;
}

function comparison(winner: Explained, next: Explained | undefined): string {
  if (next === undefined) return 'No other rule matches this phrase.';
  const reason = heldBack(next, winner);
  if (reason !== undefined) return `${ruleName(next)} ${reason}.`;
  const row = decidingRow(winner, next);
  const numbers = row === undefined ? '' : ` by “${row.name}”: ${row.value(winner.parts)} to ${row.value(next.parts)}`;
  return `It wins over ${ruleName(next)}${numbers}.`;
}
