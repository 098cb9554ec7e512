import { canonical, compile, createSession, highlight, plainText, say, variablesOf } from '@site/src/dl';
import { normalized } from '@site/src/dl/words/letters';
import { splitWords } from '@site/src/dl/words/splitWords';
import { describe, expect, it } from 'vitest';

const clock = 1773583500;
const start = (rules: string, seed = 1) => createSession(compile({ rules }).base, { clock, seed });

describe('words', () => {
  it.each([
    ['well-known', ['well', 'known']],
    ['really?', ['really', '?']],
    ["don't 3.14", ['don', 't', '3', '14']],
    ['!!!', ['!', '!', '!']],
    ['bob@site.com', ['bob', '@', 'site', 'com']],
    ['abc123 42b', ['abc123', '42b']],
    ['Ёлка Їжак', ['елка', 'iжак']],
    ['½ ²', ['1', '⁄', '2', '2']],
    ['со\u00adтка', ['сотка']],
    ['№5 … ™', ['5', 'tm']],
    ['', []],
  ])('%s', (text, words) => {
    expect(splitWords(normalized(text)).map((word) => word.text)).toEqual(words);
  });

  it('keep their place in the normalised text', () => {
    const text = normalized(' ½, Ёж ');
    expect(splitWords(text).map((word) => text.slice(word.start, word.end))).toEqual(['1', '⁄', '2', 'Ёж']);
  });
});

describe('public entry', () => {
  it('answers and explains why', () => {
    const session = start('BEGIN a\n--Label greet\n$ hi [-*-]\n# Hello,[*]\nEND\nBEGIN b\n$ *\n# what?\nEND');
    const reply = say(session, 'hi Ann');
    expect(reply).toMatchObject({ rule: 'a', event: false, weight: 32768 });
    expect([canonical(reply.parts), plainText(reply.parts)]).toEqual(['Hello, Ann', 'Hello, Ann']);
    expect(
      reply.matches.map(({ rule, label, question, line, weight }) => [rule, label, question, line, weight]),
    ).toEqual([
      ['a', 'greet', 'hi [-*-]', 3, 32768],
      ['b', null, '*', 7, 0],
    ]);
    expect(reply.matches[0]).toMatchObject({
      stars: ['Ann'],
      fragments: [' Ann'],
      parts: { anchor: false, unstarred: false, length: 2, conditions: 0, tree: false, topic: false, oneWords: 0 },
    });
    expect(variablesOf(session)).toMatchObject({
      auto_reply_label: 'greet',
      auto_date: '2026-03-15',
      auto_time: '17:05',
    });
  });

  it('gives each answer of a pool for some seed, and the same one for the same seed', () => {
    const rules = 'BEGIN a\n$ hi\n# one\n# two\n# {three/four}\nEND';
    const answers = Array.from({ length: 40 }, (_one, seed) => canonical(say(start(rules, seed), 'hi').parts));
    expect(new Set(answers)).toEqual(new Set(['one', 'two', 'three', 'four']));
    expect(canonical(say(start(rules, 5), 'hi').parts)).toBe(answers[5]);
  });

  it('names file, rule, line and column of a message', () => {
    const rules = [
      { file: 'one.dl', text: 'BEGIN a\n$ x\n# y\nEND' },
      { file: 'two.dl', text: 'BEGIN b\n$ long\n  line [foo]\n# y\nEND' },
    ];
    expect(compile({ rules }).diagnostics).toMatchObject([
      { code: 10100, severity: 'error', file: 'two.dl', rule: 'b', line: 3, column: 8, start: 22, end: 27 },
    ]);
  });

  it('says when a rule is lost, a dictionary or a spelling file is left out', () => {
    const dictionaries = { bad: ['=>x'], good: ['x', '{y/not {z/x}}', '{y/z'] };
    const found = compile({
      rules: 'BEGIN b\n$ {x/[dict(good)]}\n# y\nEND\nBEGIN a\n$ x\n# y',
      dictionaries,
      spelling: ['a = b c'],
    }).diagnostics;
    expect(found.map(({ code, file, line }) => [code, file, line])).toEqual([
      ['spelling', 'spelling', 1],
      ['dictionary', 'dictionary bad', 1],
      ['brace', 'dictionary good', 2],
      ['brace', 'dictionary good', 3],
      ['brace', 'rules', 2],
      ['unclosed', 'rules', 5],
    ]);
  });

  it('takes start values from the variable list', () => {
    const { base } = compile({ rules: 'BEGIN a\n$ *\n# [%user_a]!\nEND', variables: ['# comment', 'user_a big cat'] });
    expect(canonical(say(createSession(base, { clock }), 'x').parts)).toBe('big cat !');
  });

  it('highlights with the grammar of the parser', () => {
    const source =
      'BEGIN a\n// c\n+%user_a="x"\n$ hi {a/b} *\n# :u: [%user_a] [@ToUpper("[*]")]\nEND\nstray line\nBEGIN open\n$ a\n  *';
    const marked = highlight(source)
      .filter(({ kind }) => kind !== 'text')
      .map(({ start: from, end, kind }) => `${kind}:${source.slice(from, end)}`);
    expect(marked).toEqual([
      'keyword:BEGIN',
      'name: a',
      'comment:// c',
      'keyword:+',
      'variable:%user_a',
      'mark:=',
      'string:"x"',
      'keyword:$',
      'group:{',
      'group:/',
      'group:}',
      'star:*',
      'keyword:#',
      'flag::u:',
      'variable:[%user_a]',
      'function:[@ToUpper(',
      'string:"',
      'star:[*]',
      'string:"',
      'function:)]',
      'keyword:END',
      'invalid:stray line',
      'keyword:BEGIN',
      'name: open',
      'keyword:$',
      'star:*',
    ]);
  });
});
