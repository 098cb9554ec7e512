import type { Explained, Reply } from './say';
import { byNearness, standingInWords } from './standing';

/** The match whose rule gave the reply; nothing when no rule or an event did. */
export const winnerOf = ({ matches, rule, weight }: Reply): Explained | undefined =>
  matches.find((match) => match.rule === rule && match.weight === weight && match.standing === null);

/** The other matches: greatest weight first, and of one weight the one that was nearest to giving the reply. */
export function rivalsOf(reply: Reply): Explained[] {
  const winner = winnerOf(reply);
  return reply.matches.filter((match) => match !== winner).sort(byWeight);
}

function byWeight(a: Explained, b: Explained): number {
  if (a.weight !== b.weight || a.standing === null || b.standing === null) return b.weight - a.weight;
  return byNearness(a.standing, b.standing);
}

/**
 * Why a rule that was as strong as the winner, or stronger, did not give the reply; nothing for a weaker one. The name
 * of the rule goes before it. Without a winner no rule gave a reply.
 */
export function heldBack(rival: Explained, winner?: Explained): string | undefined {
  if (rival.standing === null) return undefined;
  const reason = standingInWords(rival.standing);
  if (winner === undefined) return `matches, ${reason}`;
  return `has ${rival.weight > winner.weight ? 'a greater' : 'the same'} weight, ${reason}`;
}
