import { explain, wantedOf } from '@site/src/components/DlLesson/panel/explain';
import type { LessonPhrase } from '@site/src/data/lessons/lesson';
import { runLesson } from '@site/src/data/lessons/runLesson';
import { expect, it } from 'vitest';

const rule = (...lines: string[]) => ['BEGIN a', ...lines, 'END'].join('\n');

/** What is said of the last phrase. */
function explained(rules: string, ...phrases: LessonPhrase[]) {
  const { phrases: checked, errors } = runLesson({ rules, variables: ['city'] }, phrases);
  const last = checked.at(-1);
  return last === undefined ? undefined : explain(last, errors.length > 0);
}

const bye = { say: 'bye', replies: ['A', 'B'] };
const wins = 'The rule “a” answers. No other rule matches this phrase.';

it.each<[what: string, rules: string, phrases: LessonPhrase[], found: string, why: string]>([
  ['another reply', rule('$ bye', '# C'), [bye], 'C', wins],
  ['the same reply', rule('$ bye', '# A'), [bye, { ...bye, isOther: true }], 'A – the same again', wins],
  [
    'another value',
    rule('$ i live in *', '# Got it [%city="[*]"]'),
    [{ say: 'i live in Omsk', replies: ['Got it'], after: { city: 'Tomsk' } }],
    'Got it, but afterwards city is “Omsk”, not “Tomsk”',
    wins,
  ],
  [
    'no reply',
    rule('$ hi', '# A'),
    [bye],
    'no reply',
    'No question matches the phrase. A question must match every word of it, from the first to the last.',
  ],
  [
    'no reply of rules with errors',
    rule('$ bye', '# [dict(none)]'),
    [bye],
    'no reply',
    'Rules with errors are skipped, and none of the other rules matches the phrase. Correct what is listed below the editor, and try again.',
  ],
])('says that the phrase got %s, and why', (_what, rules, phrases, found, why) => {
  expect(explained(rules, ...phrases)).toEqual({ found, why });
});

it.each([
  [{ say: 'x', replies: [] }, 'no reply'],
  [bye, 'A or B'],
  [{ ...bye, isOther: true }, 'A or B – but not the same again'],
])('says what %j should have led to', (phrase, wanted) => {
  expect(wantedOf(phrase)).toBe(wanted);
});
