import type { CheckedPhrase } from '../../../data/lessons/runLesson';
import { contestOf, ruleName, verdict } from '../../DlPlayground/chat/explainWeight';
import { reasonInWords } from '../../DlPlayground/chat/reasonInWords';

/** What a phrase should have led to, in words of a reader. */
export function wantedOf({ replies, isOther }: CheckedPhrase['phrase']): string {
  if (replies.length === 0) return 'no reply';
  return `${replies.join(' or ')}${isOther ? ' – but not the same again' : ''}`;
}

/**
 * The actual reply and the engine's reason for it, only for a phrase with a wrong reply.
 *
 * @param hasErrors whether the rules have errors
 */
export function explain(
  { outcome, found, values, reply }: CheckedPhrase,
  hasErrors: boolean,
): { found: string; why: string } {
  const contest = contestOf(reply);
  const why =
    contest === undefined
      ? reasonInWords(reply, { isWithOperator: false, hasErrors })
      : `The rule “${ruleName(contest.winner)}” answers. ${verdict(contest, hasErrors)}`;
  if (outcome === 'no reply') return { found: 'no reply', why };
  if (outcome === 'the same reply') return { found: `${found} – the same again`, why };
  if (outcome === 'another value') {
    const told = values.map((value) => `${value.name} is “${value.found}”, not “${value.wanted}”`);
    return { found: `${found}, but afterwards ${told.join(', ')}`, why };
  }
  return { found, why };
}
