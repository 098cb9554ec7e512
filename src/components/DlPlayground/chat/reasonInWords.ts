import type { Reply } from '../../../dl';
import { ruleName } from './explainWeight';

/** What a reply does not say about its turn. */
type Circumstances = {
  readonly isWithOperator: boolean;
  /** A rule with an error is skipped, and it may be the one that the reader expects to match. */
  readonly hasErrors: boolean;
};

/** Why a turn went as it did, where no rule won by its weight. */
export function reasonInWords({ event, rule, matches }: Reply, { isWithOperator, hasErrors }: Circumstances): string {
  if (event) return `The event rule ${rule} answers before any phrase is matched.`;
  if (isWithOperator) return 'An operator has taken over the chat, so no rule is tried.';
  if (matches.length === 0 && hasErrors) {
    return 'Rules with errors are skipped, and none of the other rules matches the phrase. Correct the errors below the editor, and try again.';
  }
  if (matches.length === 0) {
    return 'No question matches the phrase. A question must match every word of it, from the first to the last.';
  }
  const rules = matches.map(ruleName).join(', ');
  return `These rules match, but none of their answers could be built: ${rules}.`;
}
