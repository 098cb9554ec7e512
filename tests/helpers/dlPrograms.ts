import type { BaseSource } from '@site/src/dl';
import fc from 'fast-check';

/** A program and what is said to it: everything that decides what a chat replies. */
export interface Program {
  readonly source: BaseSource & { readonly rules: string };
  readonly log: readonly Step[];
}

/** A phrase, with variables set before it, or variables changed from outside. */
export type Step = { readonly say: string; readonly context: Record<string, string> } | { readonly set: string };

const words = fc.constantFrom('a', 'b', 'c', 'order', '7', 'сто', 'Ёлка');
const joined = (part: fc.Arbitrary<string>, maxLength: number) =>
  fc.array(part, { minLength: 1, maxLength }).map((found) => found.join(' '));

const element = fc.oneof(
  { weight: 3, arbitrary: words },
  { weight: 2, arbitrary: fc.constantFrom('*', '**', 'a~', '{a/b c/--}', '<a/b>', '[=>a/b]', '[OneWord]') },
  fc.constantFrom('[dict(d)]', '[<dict(s)>]', '[udict(d)]', '[sudict(s)]', '[-a *-]', '[-*-]', '[FromState("rule0")]'),
);
const question = fc.oneof(
  { weight: 3, arbitrary: joined(element, 4) },
  { weight: 6, arbitrary: joined(element, 2).map((text) => `* ${text} *`) },
  { weight: 3, arbitrary: fc.constant('*') },
  fc.constantFrom('$$REQUEST$$', '$$SETSESSION$$', '$$UPDATESESSION$$'),
);

/** Values and calls inside each other, to a depth of two. */
const { value } = fc.letrec<{ value: string; call: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 2 },
    { weight: 4, arbitrary: fc.constantFrom('x', '5', '-2.5', 'сто', '7') },
    fc.constantFrom('[*]', '[*]', '[*2]', '[&1]', '[%user_a]', '[%user_b]', '[%user_b]', '[&dict(1,value)]'),
    tie('call'),
  ),
  call: fc.oneof(
    fc
      .tuple(
        fc.constantFrom('ToUpper', 'Capitalize', 'StringLength', 'StringToNumber', 'n2s', 'Own', 'Nope'),
        tie('value'),
      )
      .map(([name, one]) => `[@${name}("${one}")]`),
    fc
      .tuple(
        fc.constantFrom('Plus', 'Divide', '!Plus', 'm%', 'Equal', 'Replace', 'DateDist'),
        tie('value'),
        tie('value'),
      )
      .map(([name, one, other]) => `[@${name}("${one}","${other}")]`),
    fc.constantFrom('[@Random()]', '[@Date()]', '[@Inc("user_a")]', '[@Loop("x")]', '[@CalcTime("10:00","+1h")]'),
  ),
}));

const check = fc.oneof(
  fc.constantFrom('%user_a', '!%user_b', '%user_a="7"', '%user_b!="x"', '%that_anchor="rule0"'),
  value.map((one) => `[@IsEqual("${one}","7")]`),
);
const piece = fc.oneof(
  { weight: 10, arbitrary: words },
  { weight: 2, arbitrary: value },
  value.map((one) => `[%user_a="${one}"]`),
  fc.tuple(check, value).map(([when, one]) => `[if(${when})]{${one}}[else]{[%user_b="${one}"]no}`),
  fc.tuple(value, value).map(([one, other]) => `[switch(${one})][case(7)]{${other}}[default]{d}`),
  fc.constantFrom('{p/q/--}', '[br]', '[nothing]', '[break]', '[inf]{y}', '[href(u)]{y}', '[ul][li]y[el]', '[pre]{ y}'),
  fc.constantFrom('[ExtendAnswer("rule0")]', '[ExtendAnswer("rule1")]', '[operator]', '[dict(d)]', '[udict(d)]'),
);
const answer = fc
  .tuple(fc.constantFrom('#', '#', '#:u:', '#:l:', '#:+2:'), joined(piece, 4))
  .map(([begin, body]) => `${begin} ${body}`);
const answers = fc.oneof(
  { weight: 3, arbitrary: joined(answer, 1) },
  fc.tuple(check, answer, answer).map(([when, one, other]) => `--if(${when})\n${one}\n--else\n${other}\n--endif`),
  fc
    .tuple(value, answer, answer)
    .map(([one, a, b]) => `--switch(${one})\n--case(7)\n${a}\n--default\n${b}\n--endswitch`),
);
const rule = fc
  .record({
    condition: fc.constantFrom('', '', '+%user_a\n', '+!%user_b\n', '+%user_a="7"\n'),
    question,
    that: fc.constantFrom('', '', '', '@ * a *\n', '@ *\n'),
    answers,
    more: fc.constantFrom('', '\n# again [*]'),
  })
  .map(
    (part) =>
      `${part.condition}${part.question.startsWith('$$') ? '' : '$ '}${part.question}\n${part.that}${part.answers}${part.more}\nEND`,
  );

const rules = fc
  .array(rule, { minLength: 1, maxLength: 6 })
  .map((found) => found.map((text, at) => `BEGIN rule${at}\n${text}`).join('\n'));

const phrase = joined(words, 5);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      say: phrase,
      context: fc.constantFrom<Record<string, string>>({}, {}, { user_b: 'x' }, { user_a: '7' }),
    }),
  },
  fc.record({ set: fc.constantFrom('7', '', ' x ') }),
);

/** Custom functions, of which one calls itself through another. */
const functions = [
  'TEXT Own( TEXT a ) <[$a]>',
  '',
  'TEXT Loop( TEXT a ) [@Back("[$a]")]',
  '',
  'TEXT Back( TEXT a ) [@Loop("[$a]")]',
];

export const programs: fc.Arbitrary<Program> = fc.record({
  source: rules.map((text) => ({
    rules: text,
    dictionaries: { d: ['a', 'b c', '=>x y', '{big/--} a~'], s: ['a * b', 'c **', 'b'] },
    variables: ['user_a', 'user_b 7'],
    platform: true,
    functions,
    spelling: [],
  })),
  log: fc.array(step, { minLength: 1, maxLength: 5 }),
});
