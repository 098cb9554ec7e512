import type { OrderedPool } from './answerPool';

/** Why a rule that was as strong as the winner, or stronger, did not give the reply (section 7.2). */
export type Standing =
  /** Its answer was as good, so chance decided. */
  | { readonly kind: 'chance' }
  /** The order flags decided, such as `:+1:` and 0. */
  | { readonly kind: 'order'; readonly winner: number; readonly other: number }
  /** Its answer has `:luniq:` and waits for the next cycle. */
  | { readonly kind: 'luniq' }
  /** Its answer has `:last:`. */
  | { readonly kind: 'last' }
  /** None of its answers could be built. */
  | { readonly kind: 'notBuilt' }
  /** All of its answers had been used: `:uniq:`. */
  | { readonly kind: 'used' }
  /** Its question matched a line of a udict or sudict that had been used. */
  | { readonly kind: 'usedLine' }
  /** Block lines switched all of its answers off. */
  | { readonly kind: 'off' };

interface Line {
  readonly id: number;
  readonly flags: { readonly weight: number };
}

/**
 * What kept a rule of the same weight from giving the reply.
 *
 * @param pools in the order in which they were tried
 * @param own the answer lines of the rule that block lines left on
 * @param chosen the line of the reply; null when none could be built
 * @param tried the lines that could not be built, by their numbers
 */
export function standingOf<Of extends Line>(
  pools: readonly OrderedPool<Of>[],
  own: readonly Of[],
  chosen: Of | null,
  tried: ReadonlySet<number>,
): Standing {
  if (own.length === 0) return { kind: 'off' };
  const ids = new Set(own.map(({ id }) => id));
  const waits = ({ id }: Of) => ids.has(id) && !tried.has(id);
  const pool = pools.find(({ lines }) => lines.some(waits));
  const line = pool?.lines.find(waits);
  if (chosen === null || pool === undefined || line === undefined) {
    return own.some(({ id }) => tried.has(id)) ? { kind: 'notBuilt' } : { kind: 'used' };
  }
  if (!pool.lines.includes(chosen)) return { kind: pool.kind === 'luniq' ? 'luniq' : 'last' };
  const [winner, other] = [chosen.flags.weight, line.flags.weight];
  return winner === other ? { kind: 'chance' } : { kind: 'order', winner, other };
}

const kinds: readonly Standing['kind'][] = ['chance', 'order', 'luniq', 'last', 'notBuilt', 'usedLine', 'used', 'off'];

/** Orders standings: first the one that was nearest to giving the reply. */
export const byNearness = (a: Standing, b: Standing) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind);

/** What kept the rule from giving the reply, as the second half of a sentence. */
export function standingInWords(standing: Standing): string {
  switch (standing.kind) {
    case 'chance':
      return 'so one of the answers of both rules was chosen at random';
    case 'order':
      return `and the order flags of the answers decide: ${standing.winner} to ${standing.other}`;
    case 'luniq':
      return 'but its answer has the flag “:luniq:” and has been used, so it has to wait';
    case 'last':
      return 'but its answer has the flag “:last:”, so it has to wait';
    case 'notBuilt':
      return 'but none of its answers could be built';
    case 'used':
      return 'but all of its answers have the flag “:uniq:” and have been used';
    case 'usedLine':
      return 'but its question matches a dictionary line that has been used';
    default:
      return 'but block lines have turned off all of its answers';
  }
}
