import { type Hindered, heldBack, type Reply } from '../../../dl';
import { ruleName } from './explainWeight';

/** What a reply does not say about its turn. */
type Circumstances = {
  readonly isWithOperator: boolean;
  /** Rules were skipped, and one of them may be the one that the reader expects to match. */
  readonly hasErrors: boolean;
};

/** With the reasons of more rules, nobody would read any. */
const mostTold = 3;

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

/** Why a turn went as it did, where no rule won by its weight. */
export function reasonInWords(reply: Reply, { isWithOperator, hasErrors }: Circumstances): string {
  const { event, rule, matches, hindered, problem } = reply;
  if (problem !== null) return problem;
  if (event) return `The event rule ${rule} answers before any phrase is matched.`;
  if (isWithOperator) return 'An operator has taken over the chat, so no rule is tried.';
  if (hindered.length > 0) {
    const told = hindered.slice(0, mostTold).map(obstacleInWords).join(' ');
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
