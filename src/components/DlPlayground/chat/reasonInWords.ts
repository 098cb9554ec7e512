import { heldBack, type Reply } from '../../../dl';
import { hinderedInWords, mostTold, ruleName } from './explainWeight';

/** What a reply does not say about its turn. */
type Circumstances = {
  readonly isWithOperator: boolean;
  /** Rules were skipped, and one of them may be the one that the reader expects to match. */
  readonly hasErrors: boolean;
};

/** Why a turn went as it did, where no rule won by its weight. */
export function reasonInWords(reply: Reply, { isWithOperator, hasErrors }: Circumstances): string {
  const { event, rule, matches, hindered, problem } = reply;
  if (problem !== null) return problem;
  if (event) return `The event rule ${rule} answers before any phrase is matched.`;
  if (isWithOperator) return 'An operator has taken over the chat, so no rule is tried.';
  if (hindered.length > 0) {
    const told = hinderedInWords(hindered);
    return hasErrors ? `${told} Rules with errors are skipped.` : told;
  }
  if (matches.length === 0 && hasErrors) {
    return 'Rules with errors are skipped, and none of the other rules matches the phrase. Correct what is listed below the editor, and try again.';
  }
  if (matches.length === 0) {
    return 'No question matches the phrase. A question must match every word of it, from the first to the last.';
  }
  if (matches.every(({ standing }) => standing?.kind === 'notBuilt')) {
    return `These rules match, but none of their answers could be built: ${matches.map(ruleName).join(', ')}.`;
  }
  const told = matches.slice(0, mostTold).map((match) => `${ruleName(match)} ${heldBack(match)}.`);
  return told.join(' ');
}
