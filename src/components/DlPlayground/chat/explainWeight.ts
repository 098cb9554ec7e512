import {
  type Explained,
  type Hindered,
  heldBack,
  type Reply,
  rivalsOf,
  type WeightRow,
  weightRows,
  winnerOf,
} from '../../../dl';

/** The rule that answered and the strongest of the others. */
export interface Contest {
  readonly winner: Explained;
  readonly others: readonly Explained[];
  /** How many more rules match. */
  readonly more: number;
  /** Rules that a writer may expect in place of a winner without a listed word. */
  readonly hindered: readonly Hindered[];
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
  const { hindered } = reply;
  return { winner, others: rest.slice(0, shownOthers), more: Math.max(0, rest.length - shownOthers), hindered };
}

/** The first row, from the top, in which two rules differ decides, unless the other one is as strong or stronger. */
export function decidingRow(winner: Explained, other: Explained): WeightRow | undefined {
  return other.standing === null
    ? weightRows.find(({ value }) => value(winner.parts) !== value(other.parts))
    : undefined;
}

/** With the reasons of more rules, nobody would read any. */
export const mostTold = 3;

/** A condition line as it is written. */
function conditionText({ variable, check, value }: Extract<Hindered['obstacle'], { kind: 'condition' }>['condition']) {
  if (check === 'set') return `+%${variable}`;
  return check === 'unset' ? `+!%${variable}` : `+%${variable}${check === 'different' ? '!=' : '='}"${value}"`;
}

/** What keeps a rule whose question matches from replying. */
function obstacleInWords({ obstacle, ...rule }: Hindered): string {
  const subject = `The question of ${ruleName(rule)} matches`;
  if (obstacle.kind === 'condition')
    return `${subject}, but its condition ${conditionText(obstacle.condition)} is not true.`;
  if (obstacle.kind === 'that') return `${subject}, but the line with @ does not match the previous reply.`;
  return `${subject}, but the last reply is not from the node ${obstacle.node}.`;
}

/** What keeps rules whose question matches from replying; only the first few are told. */
export const hinderedInWords = (hindered: readonly Hindered[]) =>
  hindered.slice(0, mostTold).map(obstacleInWords).join(' ');

/**
 * Why the winner answered and not the next rule.
 *
 * @param hasErrors rules were skipped, and one of them may be the one that the reader expects to win
 */
export function verdict({ winner, others, hindered }: Contest, hasErrors: boolean): string {
  const skipped = hasErrors ? 'Rules with errors are skipped.' : '';
  return [comparison(winner, others[0]), hinderedInWords(hindered), skipped].filter((told) => told !== '').join(' ');
}

function comparison(winner: Explained, next: Explained | undefined): string {
  if (next === undefined) return 'No other rule matches this phrase.';
  const reason = heldBack(next, winner);
  if (reason !== undefined) return `${ruleName(next)} ${reason}.`;
  const row = decidingRow(winner, next);
  const numbers = row === undefined ? '' : ` by “${row.name}”: ${row.value(winner.parts)} to ${row.value(next.parts)}`;
  return `It wins over ${ruleName(next)}${numbers}.`;
}
