import { type BaseSource, canonical, compile, createSession, highlight, say } from '@site/src/dl';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { surroundings } from '../../helpers/dlGenerator';

const clock = 1773583500;

/** A fixed seed: a failing run is printed with the smallest input and can be repeated. */
const runs = { seed: 20260315, numRuns: 400 };

/** Pieces that have a meaning somewhere in the language, so that sources are nearly correct. */
const pieces = fc.constantFrom(
  ...'$ # @ + * ** ~ % & [ ] { } < > ( ) / -- = ! " \\ , . : ; ? _ 1 9'.split(' '),
  ...'a b order ё № ½ 😀 topic user_a that_anchor'.split(' '),
  ...[
    '[*]',
    '[*9]',
    '[&1]',
    '[-',
    '-]',
    '[=>',
    '[dict(d)]',
    '[<dict(s)>]',
    '[udict(d)]',
    '[OneWord]',
    '[FromState("r")]',
  ],
  ...[
    '[%user_a]',
    '[%user_a="',
    '[@',
    '[@Plus("[*]","1")]',
    '[@Random()]',
    '[if(',
    ')]{',
    '[else]{',
    '[switch(',
    '[case(',
  ],
  ...[
    '[inf]{',
    '[href(',
    '[br]',
    '[ul]',
    '[li]',
    '[el]',
    '[pre]{',
    '[nothing]',
    '[break]',
    '[ExtendAnswer("r")]',
    '[operator]',
  ],
  ...[
    '\n',
    '\n$ ',
    '\n# ',
    '\n+%',
    '\n@ ',
    '\n--if(%user_a)\n',
    '\n--else\n',
    '\n--endif\n',
    '\n--Label ',
    '\nEND\n',
    '\nBEGIN r\n',
  ],
  ...[' ', '\t', '\r\n', '\u00ad', '\u2028', '\0', '\ud800', '$$REQUEST$$', ':u:', ':+1:', '//', '=>', '--include(d)'],
);

const near = fc.array(pieces, { maxLength: 60 }).map((found) => found.join(''));
const anyText = fc.oneof(
  near,
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
);
const anyLines = fc.array(anyText, { maxLength: 6 });
const words = fc.constantFrom('a', 'b', 'c', 'order', 'x', 'y', 'big');
const phrase = fc.oneof(
  fc.array(words, { maxLength: 8 }).map((found) => found.join(' ')),
  anyText,
);

/** A rule around pieces, so that most bases have something to match. */
const ruleSource = fc
  .array(fc.record({ question: near, answer: near }), { minLength: 1, maxLength: 4 })
  .map((rules) =>
    rules.map(({ question, answer }, at) => `BEGIN r${at}\n$ * ${question}\n# a ${answer}\nEND`).join('\n'),
  );

/** Lines that compile for certain: what is left to chance is how they are laid out. */
const element = fc.constantFrom(
  'a',
  'b',
  'order',
  '*',
  '**',
  '{a/b c/--}',
  '<a/b>',
  '[dict(d)]',
  '[<dict(s)>]',
  '[-*-]',
  'a~',
);
const bodyPart = fc.constantFrom(
  'x',
  '[*]',
  '[%user_a]',
  '[%user_a="[*]"]',
  '{p/q/--}',
  '[br]',
  '[@ToUpper("[*]")]',
  '[inf]{y}',
);
const space = fc.constantFrom(' ', '  ', '\t', ' \n  ', '\n\t');
const gap = fc.constantFrom('', ' ', '  ');
const spaced = (part: fc.Arbitrary<string>) =>
  fc.array(fc.tuple(part, space), { maxLength: 2 }).map((found) => found.map(([one, after]) => one + after).join(''));
const laidOutRule = fc
  .record({
    begin: fc.constantFrom('BEGIN', 'begin', ' Begin'),
    gap,
    question: spaced(element),
    answer: spaced(bodyPart),
  })
  .map(
    (part) =>
      `${part.begin}  r\n+${part.gap}!%user_b\n$${part.gap}* a ${part.question} *\n#${part.gap}ok ${part.answer}\n end`,
  );
const laidOut = fc
  .array(fc.tuple(laidOutRule, fc.constantFrom('\n', '\n\n\n', '\n// note\n')), { minLength: 1, maxLength: 4 })
  .map((rules) => rules.map(([rule, after], at) => rule.replace('  r\n', `  r${at}\n`) + after).join(''));

const base = { ...surroundings, variables: ['user_a', 'user_b'] };

/** Phrases that these rules are likely to match. */
const likely = fc.array(words, { maxLength: 6 }).map((found) => ['a', ...found].join(' '));

/** What a reader can tell two bases apart by. */
function behaviour(rules: string, phrases: readonly string[]) {
  const compiled = compile({ rules, ...base });
  const session = createSession(compiled.base, { clock, seed: 7 });
  return {
    errors: compiled.diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ code, rule }) => `${rule} ${code}`),
    replies: phrases.map((text) => {
      const { rule, weight, parts } = say(session, text);
      return { rule, weight, said: canonical(parts) };
    }),
  };
}

describe('any text', () => {
  it('in any file of a base: no exception, and messages have a place', () => {
    const source: fc.Arbitrary<BaseSource> = fc.record({
      rules: anyText,
      dictionaries: fc.dictionary(fc.oneof(words, anyText), anyLines, { maxKeys: 3 }),
      variables: anyLines,
      functions: anyLines,
      spelling: anyLines,
    });
    let messages = 0;
    fc.assert(
      fc.property(source, (files) => {
        for (const { line, column, start, end, message, fix } of compile(files).diagnostics) {
          messages += 1;
          expect(line).toBeGreaterThan(0);
          expect(column).toBeGreaterThan(0);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(`${message}${fix}`).not.toBe('');
        }
      }),
      runs,
    );
    expect(messages).toBeGreaterThan(runs.numRuns);
  });

  it('said to any rules: no exception, and work within phrase length times base length', () => {
    let answered = 0;
    fc.assert(
      fc.property(fc.oneof(anyText, ruleSource), fc.array(phrase, { minLength: 1, maxLength: 3 }), (rules, phrases) => {
        const session = createSession(compile({ rules, ...base }).base, { clock, seed: 7 });
        for (const text of phrases) {
          const reply = say(session, text);
          expect(reply.steps).toBeLessThanOrEqual(8 * (text.length + 1) * (rules.length + 100));
          answered += Number(reply.rule !== null);
        }
      }),
      runs,
    );
    expect(answered).toBeGreaterThan(runs.numRuns / 20);
  });

  it('is highlighted without gaps', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, ruleSource), (source) => {
        const spans = highlight(source);
        expect(spans.filter(({ start, end }) => end <= start)).toEqual([]);
        expect(spans.map(({ start, end }) => source.slice(start, end)).join('')).toBe(source);
      }),
      runs,
    );
  });
});

describe('white space that is no indent', () => {
  it('makes a line of unknown kind', () => {
    const source = 'BEGIN r\n$ a\n\u2028# b\n# c\nEND\n';
    expect(behaviour(source, []).errors).toEqual(['r 10001']);
  });
});

describe('rules that compile', () => {
  it('reply in the order of their weights', () => {
    let compared = 0;
    fc.assert(
      fc.property(laidOut, likely, (rules, text) => {
        const { matches, weight } = say(createSession(compile({ rules, ...base }).base, { clock, seed: 7 }), text);
        const weights = matches.map((match) => match.weight);
        expect(weights).toEqual([...weights].sort((one, other) => other - one));
        if (weight !== null) expect(weights).toContain(weight);
        compared += Math.max(0, weights.length - 1);
      }),
      runs,
    );
    expect(compared).toBeGreaterThan(runs.numRuns / 4);
  });
});
