import { compile, createSession, type Reply, say } from '@site/src/dl';
import { describe, expect, it } from 'vitest';

const repeat = (text: string, count: number) => Array.from({ length: count }, () => text).join(' ');

function ask(pattern: string, phrase: string, dictionaries: Record<string, string[]> = {}): Reply {
  const { base, diagnostics } = compile({ rules: `BEGIN r\n$ ${pattern}\n# ok\nEND`, dictionaries });
  expect(diagnostics).toEqual([]);
  return say(createSession(base, { clock: 0 }), phrase);
}

/**
 * Phrases contain every word that the pattern needs, because otherwise the index would not try it. Steps of matching
 * for one word of the phrase and one character of the pattern: at most this many.
 */
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

  it('a question and a phrase that need more memory than there is end with a problem', () => {
    const words = repeat('a', 100_000);
    expect(ask(words, words)).toMatchObject({ rule: null, problem: expect.stringContaining('took too long') });
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

  it('tags, calls and blocks inside each other are read or refused, never an exception', () => {
    const deep = (count: number, open: string, close: string) => `${open.repeat(count)}x${close.repeat(count)}`;
    const bodies = [
      deep(5000, '[@ToUpper("', '")]'),
      deep(5000, '[if(%topic)]{', '}'),
      deep(5000, '[if([@And("[@True()]","', '")])]{y}'),
      deep(5000, '[@Not("', '")]'),
    ];
    for (const body of bodies) {
      const codes = compile({ rules: `BEGIN r\n$ a\n# ${body}\nEND`, variables: ['topic'] }).diagnostics.map(
        ({ code }) => code,
      );
      expect(codes).toHaveLength(1);
    }
    const blocks = `${'--if(!%topic)\n'.repeat(5000)}# in\n${'--endif\n'.repeat(5000)}`;
    const { base, diagnostics } = compile({ rules: `BEGIN r\n$ a\n${blocks}END`, variables: ['topic'] });
    expect(diagnostics).toEqual([]);
    expect(say(createSession(base, { clock: 0 }), 'a').rule).toBe('r');
    const allowed = compile({ rules: `BEGIN r\n$ a\n# ${deep(30, '[@ToUpper("', '")]')}\nEND` });
    expect(allowed.diagnostics).toEqual([]);
  });

  it('own functions that call each other again and again make their rule an error in words', () => {
    const functions = ['TEXT F0() x', ''];
    for (let index = 1; index <= 30; index++)
      functions.push(`TEXT F${index}() [@F${index - 1}()][@F${index - 1}()]`, '');
    const { base, diagnostics } = compile({
      rules: 'BEGIN r\n$ a\n# [@F30()]\nEND\nBEGIN o\n$ *\n# o\nEND',
      functions,
    });
    expect(diagnostics.every(({ code }) => code === 'size')).toBe(true);
    expect(diagnostics[0]).toMatchObject({ rule: 'r', severity: 'error' });
    const session = createSession(base, { clock: 0 });
    expect([say(session, 'a').rule, say(session, 'b').rule]).toEqual(['o', 'o']);
  });

  it('a long chain of own functions is dropped', () => {
    const functions = ['TEXT F0() x', ''];
    for (let index = 1; index <= 3000; index++) functions.push(`TEXT F${index}() [@F${index - 1}()]`, '');
    const { base } = compile({ rules: 'BEGIN r\n$ a\n# [@F3000()]\nEND\nBEGIN s\n$ b\n# [@F20()]\nEND', functions });
    const session = createSession(base, { clock: 0 });
    expect([say(session, 'a').rule, say(session, 'b').rule]).toEqual([null, 's']);
  });

  it('includes that double the lines again and again leave the dictionary out', () => {
    const dictionaries: Record<string, string[]> = { d0: ['x'] };
    for (let index = 1; index <= 40; index++) {
      dictionaries[`d${index}`] = [`--include(d${index - 1})`, `--include(d${index - 1})`];
    }
    const { diagnostics } = compile({ rules: 'BEGIN r\n$ [dict(d3)] [dict(d40)]\n# y\nEND', dictionaries });
    expect(diagnostics.at(-1)).toMatchObject({ code: 10304, rule: 'r' });
    expect(diagnostics[0]).toMatchObject({ code: 'dictionary' });
  });

  it('includes in a circle end', () => {
    const dictionaries = { a: ['x', '--include(b)'], b: ['y', '--include(a)'] };
    expect(ask('[dict(a)]', 'y', dictionaries).rule).toBe('r');
  });

  it('a message for each of many rules is found in a time that grows with the text', () => {
    const rules = 'BEGIN r\n# [foo]\nEND\n'.repeat(50_000);
    const joined = `BEGIN r\n$ x\n# y\n${' z\n'.repeat(50_000)}END\n`;
    expect(compile({ rules }).diagnostics).toHaveLength(50_000);
    expect(compile({ rules: joined }).diagnostics).toEqual([]);
  });
});
