import type { LessonPhrase } from '@site/src/data/lessons/lesson';
import { explanationOf, failureOf, hintFor, runLesson } from '@site/src/data/lessons/runLesson';
import { expect, it } from 'vitest';

const rule = (id: string, ...lines: string[]) => ['BEGIN', ` ${id}\n`, lines.join('\n'), '\nEND\n'].join('');

const run = (rules: string, ...check: LessonPhrase[]) => runLesson({ rules, variables: ['city'] }, check);
const outcomes = (rules: string, ...check: LessonPhrase[]) =>
  run(rules, ...check).phrases.map(({ outcome }) => outcome);

const hello = { say: 'hello', replies: ['Hi'] };

it('says what came instead of the reply that was asked for', () => {
  const rules = rule('a', '$ hello', '# Hi') + rule('b', '$ bye', '# Hi');
  const bye = { say: 'bye', replies: ['Goodbye'] };
  const silent = { say: 'bye', replies: [] };
  expect(outcomes(rules, hello, bye, silent, { say: 'well', replies: ['Well'] })).toEqual([
    'right',
    'another reply',
    'a reply',
    'no reply',
  ]);
  expect(run(rules, hello).isPassed).toBe(true);
  expect(run(rules, hello, bye).isPassed).toBe(false);
});

it('a rule with an error passes nothing, whatever the others reply', () => {
  const result = run(rule('a', '$ hello', '# Hi') + rule('b', '$ [dict(none)]', '# b'), hello);
  expect(result.phrases[0]?.outcome).toBe('right');
  expect(result.isPassed).toBe(false);
  expect(failureOf(result)).toBe('error 10304');
});

it('a random reply must be right in every run', () => {
  const twice = { say: 'bye', replies: ['A', 'B'] };
  const other = { ...twice, isOther: true };
  expect(run(rule('a', '$ bye', '# :lu: A', '# :lu: B'), twice, other).isPassed).toBe(true);
  const byChance = run(rule('a', '$ bye', '# A', '# B'), twice, other);
  expect(byChance.isPassed).toBe(false);
  expect(failureOf(byChance)).toBe('+|!');
  expect(failureOf(run(rule('a', '$ bye', '# B', '# A'), twice, other)), 'in whatever order they stand').toBe('+|!');
});

it('a phrase with variables begins a new chat, and others go on with it', () => {
  const rules = rule('a', '$ i live in *', '# Got it [%city="[*]"]') + rule('b', '+%city', '$ where', '# In [%city]');
  const where = { say: 'where', replies: ['In Omsk'] };
  const store = { say: 'i live in Omsk', replies: ['Got it'], after: { city: 'Omsk' } };
  const check: LessonPhrase[] = [
    store,
    where,
    { say: 'where', replies: [], given: {} },
    { ...where, given: { city: 'Omsk' } },
  ];
  expect(outcomes(rules, ...check)).toEqual(['right', 'right', 'right', 'right']);
  const wrong = run(rules, { ...store, after: { city: 'Tomsk' } });
  expect(wrong.phrases[0]).toMatchObject({
    outcome: 'another value',
    values: [{ name: 'city', wanted: 'Tomsk', found: 'Omsk' }],
  });
});

it('a known mistake is recognised by how the answer fails, not by its words', () => {
  const check = [hello, { say: 'hello you', replies: [] }];
  const starred = run(rule('a', '$ hello *', '# Hi'), ...check);
  const mistakes = [{ fails: failureOf(starred), hint: 'Leave the star out.' }];
  const hint = (rules: string) => hintFor(mistakes, rules, run(rules, ...check));
  expect(hint(rule('other', '$ {hello/hi} *', '# Hi'))).toBe('Leave the star out.');
  expect(hint(rule('a', '$ hullo', '# Hi'))).toBeUndefined();
});

it('a mistake that others fail like is recognised by a text of the answer as well', () => {
  const start = rule('a', '$ bye', '# Bye');
  const mistakes = [{ fails: '-', contains: 'hello you', hint: 'Leave "you" out.' }];
  const explanation = (rules: string) => explanationOf({ start, mistakes }, rules, run(rules, hello));
  expect(explanation(rule('a', '$ *', '# hello you'))).toBeUndefined();
  expect(explanation(rule('a', '$ hello  you', '# Hi'))).toBe('Leave "you" out.');
  expect(explanation(rule('a', '$ hullo', '# Hi'))).toBeUndefined();
  expect(explanation(`${start}\n`)).toBe('You have not changed anything yet.');
});
