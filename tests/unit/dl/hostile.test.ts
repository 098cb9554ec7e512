import { compile, createSession, type Reply, say } from '@site/src/dl';
import { describe, expect, it } from 'vitest';

const repeat = (text: string, count: number) => Array.from({ length: count }, () => text).join(' ');

function ask(pattern: string, phrase: string, dictionaries: Record<string, string[]> = {}): Reply {
  const { base, diagnostics } = compile({ rules: `BEGIN r\n$ ${pattern}\n# ok\nEND`, dictionaries });
  expect(diagnostics).toEqual([]);
  return say(createSession(base, { clock: 0 }), phrase);
}

/** Phrases hold every word that the pattern needs, else the index would not try it. Steps of matching for one word of the phrase and one character of the pattern: at most this many. */
const perCell = 3;

function expectBounded(
  pattern: string,
  phrase: string,
  size = pattern.length,
  dictionaries?: Record<string, string[]>,
): Reply {
  const reply = ask(pattern, phrase, dictionaries);
  expect(reply.steps).toBeGreaterThan(0);
  expect(reply.steps).toBeLessThanOrEqual(perCell * (phrase.split(' ').length + 1) * size);
  return reply;
}

describe('hostile patterns', () => {
  it('many stars against a phrase that nearly matches', () => {
    expect(expectBounded(`${repeat('* a', 60)} * b`, `b ${repeat('a', 400)}`).rule).toBeNull();
    expect(expectBounded(`${repeat('* a', 60)} *`, repeat('a', 400)).rule).toBe('r');
  });

  it('many super stars', () => {
    expect(expectBounded(`${repeat('** a', 60)} ** b`, `b ${repeat('a', 400)}`).rule).toBeNull();
    expect(expectBounded(repeat('**', 120), repeat('a', 400)).rule).toBe('r');
  });

  it('optional groups that could take any word', () => {
    expect(expectBounded(`${repeat('{a/a a/a a a/--}', 60)} b`, `b ${repeat('a', 300)}`).rule).toBeNull();
    expect(expectBounded(`${repeat('<a/a a>', 80)} *`, repeat('a', 300)).rule).toBe('r');
  });

  it('nested fragments around optional groups and stars', () => {
    const nested = `${'[- '.repeat(40)}{a/--} * <a>${' -]'.repeat(40)} *`;
    expect(expectBounded(nested, repeat('a', 300)).rule).toBe('r');
  });

  it('dictionaries with stars, optional and in a row', () => {
    const dictionaries = { s: ['a * a', '* a **', '{a/--} * b', '** a'] };
    const pattern = `${repeat('[<dict(s)>]', 30)} c`;
    const reply = expectBounded(
      pattern,
      `c ${repeat('a', 200)}`,
      pattern.length + 30 * dictionaries.s.join('').length,
      dictionaries,
    );
    expect(reply.rule).toBeNull();
  });

  it('a big dictionary at every place', () => {
    const lines = Array.from({ length: 5000 }, (_one, index) => `w${index} x`);
    const reply = expectBounded('* [dict(big)] * [dict(big)] *', repeat('w1 x w2 y', 60), 60, { big: lines });
    expect(reply.rule).toBe('r');
  });

  it('a long phrase does not end in an exception', () => {
    expect(ask('* a * b', `${repeat('x', 20_000)} a b`).rule).toBe('r');
  });

  it('work grows with the phrase, not with its power', () => {
    const steps = (count: number) => ask(`${repeat('* a {a/--}', 20)} b`, `b ${repeat('a', count)}`).steps;
    expect(steps(400) / steps(100)).toBeLessThanOrEqual(4.2);
  });

  it('answers that lead to each other end', () => {
    const { base } = compile({
      rules: 'BEGIN aa\n$ a\n# x [ExtendAnswer("bb","aa")]\nEND\nBEGIN bb\n$ b\n# y [ExtendAnswer("aa","bb")]\nEND',
    });
    expect(say(createSession(base, { clock: 0 }), 'a').parts).toHaveLength(4);
  });
});
