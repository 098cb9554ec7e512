import { describe, expect, it } from 'vitest';
import type { QuickFix } from '../../../src/components/DlPlayground/editor/quickFixes';
import { quickFixesOf } from '../../../src/components/DlPlayground/editor/quickFixes';
import { inShownText } from '../../../src/components/DlPlayground/editor/useMessages';
import type { ExampleSetup } from '../../../src/components/DlPlayground/files/example';
import {
  filesOf,
  frameIn,
  originalTexts,
  sourceOf,
  type Texts,
} from '../../../src/components/DlPlayground/files/files';
import { namesOf } from '../../../src/components/DlPlayground/files/names';
import { compile, createSession, plainText, say } from '../../../src/dl';

const rule = (...lines: string[]) => ['BEGIN a', ...lines, 'END'].join('\n');
const base: ExampleSetup = {
  dictionaries: { city: ['Omsk'], colour: ['red'] },
  variables: ['user_name', 'parcel_number 5'],
  functions: ['TEXT Polite( EXTENDED name ) Dear [$name]'],
};

function apply(texts: Texts, { file, changes }: QuickFix): Texts {
  const place = (at: number, text: string) => (at === -1 ? text.length : at);
  const text = changes.reduceRight(
    (now, { from, to, insert }) => now.slice(0, place(from, now)) + insert + now.slice(place(to, now)),
    texts.get(file) ?? '',
  );
  return new Map(texts).set(file, text);
}

/** The first message of an example with its quickFixes, and what the base says after each. */
function mended(code: string, setup: ExampleSetup = base) {
  const files = filesOf({ code, setup });
  const texts = originalTexts(files);
  const [found] = compile(sourceOf(files, texts)).diagnostics;
  const [file] = files;
  if (found === undefined || file === undefined) throw new Error('The example has no message.');
  const first = found.file === 'rules' ? inShownText(found, code, frameIn(file, code)) : found;
  const quickFixes = quickFixesOf(first, code, namesOf(files, texts));
  return {
    code: first.code,
    quickFixes: quickFixes.map((fix) => {
      const after = apply(texts, fix);
      return { label: fix.label, text: after.get(fix.file), left: compile(sourceOf(files, after)).diagnostics };
    }),
  };
}

describe('a fix', () => {
  it.each([
    ['unclosed', 'BEGIN a\n$ hi\n# x', 'Insert END', 'BEGIN a\n$ hi\n# x\nEND'],
    [
      10001,
      'BEGIN a\n$ hi\n# x\nBEGIN b\n$ x\n# y\nEND',
      'Insert END before it',
      'BEGIN a\n$ hi\n# x\nEND\n\nBEGIN b\n$ x\n# y\nEND',
    ],
    [10005, rule('$', '# x'), 'Write *', rule('$ *', '# x')],
    [10100, rule('$ order [<number>] *', '# x'), 'Write <number>', rule('$ order <number> *', '# x')],
    [10100, rule('$ I am [OneWrod]', '# x'), 'Write OneWord', rule('$ I am [OneWord]', '# x')],
    [10102, rule('$ a', '# x [user_name]'), 'Write %user_name', rule('$ a', '# x [%user_name]')],
    [10102, rule('$ a', '# x [$user_name]'), 'Write %user_name', rule('$ a', '# x [%user_name]')],
    [10102, rule('$ a', '# x [user_name="b"]'), 'Write %user_name', rule('$ a', '# x [%user_name="b"]')],
    [10102, rule('$ a', '# [ToUpper("x")]'), 'Write @ToUpper', rule('$ a', '# [@ToUpper("x")]')],
    [10102, rule('$ a', '# x [opertor]'), 'Write operator', rule('$ a', '# x [operator]')],
    [10200, rule('$ a-]', '# x'), 'Remove -]', rule('$ a', '# x')],
    [10201, rule('$ [-a b', '# x'), 'Close the fragment', rule('$ [-a b-]', '# x')],
    [10304, rule('$ [dict(citi)]', '# x'), 'Write city', rule('$ [dict(city)]', '# x')],
    [10304, rule('$ a', '# x [dict(color)]'), 'Write colour', rule('$ a', '# x [dict(colour)]')],
    [10401, rule('$ {b//c}', '# x'), 'Write --', rule('$ {b/--/c}', '# x')],
    [10500, rule('$ a', '# it\\s fine'), 'Remove the backslash', rule('$ a', '# its fine')],
    [10500, rule('$ a', '# one\\ntwo'), 'Write [br]', rule('$ a', '# one[br]two')],
    [10605, rule('$ [dict(city)]', '# [&dict(1,nrm)]'), 'Write norm', rule('$ [dict(city)]', '# [&dict(1,norm)]')],
    [11101, rule('$ a', '# x [%usr_name]'), 'Write user_name', rule('$ a', '# x [%user_name]')],
    [11202, rule('$ a', '# x [%user_name=Nina]'), 'Put it in straight quotes', rule('$ a', '# x [%user_name="Nina"]')],
    [
      11202,
      rule('$ a', '# x [%user_name=“Nina”]'),
      'Put it in straight quotes',
      rule('$ a', '# x [%user_name="Nina"]'),
    ],
    [11202, rule('$ a', '# x [%user_name=="Nina"]'), 'Write a single =', rule('$ a', '# x [%user_name="Nina"]')],
    [11700, rule('$ *', '# x [*'), 'Insert ]', rule('$ *', '# x [*]')],
    [11801, rule('+%parcel_numbr', '$ a', '# x'), 'Write parcel_number', rule('+%parcel_number', '$ a', '# x')],
    [
      11802,
      rule("+%user_name='Nina'", '$ a', '# x'),
      'Put it in straight quotes',
      rule('+%user_name="Nina"', '$ a', '# x'),
    ],
    [11802, rule('+%user_name=="Nina"', '$ a', '# x'), 'Write a single =', rule('+%user_name="Nina"', '$ a', '# x')],
    [11803, rule('+user_name="Nina"', '$ a', '# x'), 'Write %', rule('+%user_name="Nina"', '$ a', '# x')],
    [12005, rule('$ a', '# [@ToUper("x")]'), 'Write ToUpper', rule('$ a', '# [@ToUpper("x")]')],
    [12005, rule('$ a', '# [@Polit("x")]'), 'Write Polite', rule('$ a', '# [@Polite("x")]')],
    [
      13002,
      rule('$ a', '# [if(%user_name=Nina)]{x}'),
      'Put it in straight quotes',
      rule('$ a', '# [if(%user_name="Nina")]{x}'),
    ],
    [
      13002,
      rule('$ a', '# [if(%user_name=="Nina")]{x}'),
      'Write a single =',
      rule('$ a', '# [if(%user_name="Nina")]{x}'),
    ],
    [
      17005,
      rule('--Label order', '$ a', '# x [ExtendAnswer("ordr")]'),
      'Write order',
      rule('--Label order', '$ a', '# x [ExtendAnswer("order")]'),
    ],
    [
      17005,
      rule('--Label order', '$ [FromState("ordr")] a', '# x'),
      'Write order',
      rule('--Label order', '$ [FromState("order")] a', '# x'),
    ],
    [19000, rule('$ a', '  # x', '# y'), 'Remove the space', rule('$ a', '# x', '# y')],
    [22008, rule('$ a', '--if(%topic)', '# x'), 'Insert --endif', rule('$ a', '--if(%topic)', '# x', '--endif')],
    [
      22009,
      rule('$ a', '--switch([%topic])', '--case(a)', '# x'),
      'Insert --endswitch',
      rule('$ a', '--switch([%topic])', '--case(a)', '# x', '--endswitch'),
    ],
  ])('of %s: %j', (code, text, label, after) => {
    const found = mended(text);
    expect(found.code).toBe(code);
    expect(found.quickFixes[0]).toEqual({ label, text: after, left: [] });
  });

  it.each([
    [
      'another question below the answer',
      '$ hi\n# Hello!\n$ bye\n# Goodbye!',
      29001,
      'Insert an empty line to start another rule',
      '$ hi\n# Hello!\n\n$ bye\n# Goodbye!',
    ],
    [
      'another question below the answer of a rule with BEGIN and END',
      rule('$ hi', '# Hello!', '$ bye', '# Goodbye!'),
      29001,
      'Start another rule',
      'BEGIN a\n$ hi\n# Hello!\nEND\n\nBEGIN rule_2\n$ bye\n# Goodbye!\nEND',
    ],
    [
      'a rule without BEGIN and END below one that has them',
      `${rule('$ hi', '# Hello!')}\n\n$ bye\n# Goodbye!\n`,
      'unclosed',
      'Put BEGIN and END around it',
      `${rule('$ hi', '# Hello!')}\n\nBEGIN rule_2\n$ bye\n# Goodbye!\nEND`,
    ],
    [
      'a rule without BEGIN and END between two that have them',
      `${rule('$ hi', '# Hello!')}\n$ bye\n# Goodbye!\n\nBEGIN c\n$ c\n# C.\nEND`,
      'begin',
      'Put BEGIN and END around it',
      `${rule('$ hi', '# Hello!')}\nBEGIN rule_3\n$ bye\n# Goodbye!\nEND\n\nBEGIN c\n$ c\n# C.\nEND`,
    ],
    [
      'a longer question without BEGIN and END below a rule that has them',
      `${rule('$ hi', '# Hello!')}\n\n$ see you later\n# Goodbye!\n`,
      10001,
      'Put BEGIN and END around it',
      `${rule('$ hi', '# Hello!')}\n\nBEGIN rule_2\n$ see you later\n# Goodbye!\nEND`,
    ],
    ['an answer that reads like a label', '$ hi\nLabel it', 10001, 'Write # before it', '$ hi\n# Label it'],
    ['an answer without its mark', '$ hi\nHello!', 10001, 'Write # before it', '$ hi\n# Hello!'],
    ['a question without its mark', 'hi\n# Hello!', 10001, 'Write $ before it', '$ hi\n# Hello!'],
    [
      'a condition without its mark',
      '%user_name="Nina"\n$ hi\n# Hello!',
      10001,
      'Write + before it',
      '+%user_name="Nina"\n$ hi\n# Hello!',
    ],
    [
      'a label without its mark',
      'Label greeting\n$ hi\n# Hello!',
      10001,
      'Write -- before it',
      '--Label greeting\n$ hi\n# Hello!',
    ],
    [
      'a copied line with a sign that nobody sees',
      '$ hi\n\u00a0# Hello!',
      10001,
      'Remove the invisible character',
      '$ hi\n# Hello!',
    ],
    [
      'a question without its mark below another rule',
      '$ hi\n# Hello!\n\nbye\n# Goodbye!',
      10001,
      'Write $ before it',
      '$ hi\n# Hello!\n\n$ bye\n# Goodbye!',
    ],
  ])('makes a rule of what newcomers write: %s', (_what, code, message, label, after) => {
    const found = mended(code);
    expect(found.code).toBe(message);
    expect(found.quickFixes[0]).toEqual({ label, text: after, left: [] });
  });

  it.each([
    ['an empty line between them', '$ hi\n# Hello!\n\n$ bye\n# Goodbye!'],
    ['BEGIN and END around the second', '$ hi\n# Hello!\n\nBEGIN bye\n$ bye\n# Goodbye!\nEND'],
    ['BEGIN and END around both', 'BEGIN hi\n$ hi\n# Hello!\nEND\nBEGIN bye\n$ bye\n# Goodbye!\nEND'],
  ])('is not needed for two rules with %s', (_what, code) => {
    const files = filesOf({ code, setup: {} });
    const source = sourceOf(files, originalTexts(files));
    expect(compile(source).diagnostics).toEqual([]);
    const session = createSession(compile(source).base, { clock: 0 });
    expect(['hi', 'bye'].map((phrase) => plainText(say(session, phrase).parts))).toEqual(['Hello!', 'Goodbye!']);
  });

  it('declares a variable that has no near name, in a list with and without names', () => {
    const text = rule('$ a', '# x [%zebra]');
    expect(mended(text).quickFixes).toEqual([
      { label: 'Declare zebra', text: 'user_name\nparcel_number 5\nzebra', left: [] },
    ]);
    expect(mended(text, {}).quickFixes).toEqual([{ label: 'Declare zebra', text: 'zebra', left: [] }]);
  });

  it('closes a block of a fragment, whose END is not shown', () => {
    const shown = '--if(%topic)\n# x';
    const files = filesOf({ code: shown, setup: { fragment: true } });
    const [message] = compile(sourceOf(files, originalTexts(files))).diagnostics;
    if (message === undefined) throw new Error('The fragment has no message.');
    const [fix] = quickFixesOf({ ...message, start: 0, end: 0 }, shown, namesOf(files, originalTexts(files)));
    expect(fix?.changes).toEqual([{ from: shown.length, to: shown.length, insert: '\n--endif' }]);
  });

  it('is not offered where the writer must think', () => {
    expect(mended(rule('$ [dict(zebra)]', '# x')).quickFixes).toEqual([]);
    expect(mended(rule('$ a')).quickFixes).toEqual([]);
    expect(mended(rule('$ a', '# [@To("x")]')).quickFixes).toEqual([]);
    expect(mended(rule('$ a', '# x [%user name]')).quickFixes).toEqual([]);
    const inBody = { functions: ['TEXT Greet( EXTENDED name ) Hi [%name] \\s'] };
    expect(mended(rule('$ a', '# [@Greet("x")]'), inBody).quickFixes).toEqual([]);
    const noNames = mended(rule('$ a', '# [%mood]'), { variables: ['%mood', 'mood: good'] });
    expect(noNames.quickFixes.map(({ label }) => label)).toEqual(['Declare mood']);
    const broken = { functions: ['TEXT Twice( EXTENDED name ) [@Twice("[$name]")]'] };
    expect(mended(rule('$ a', '# [@Twice("x")]'), broken).quickFixes).toEqual([]);
    expect(mended(rule('$ a', '# x [%zebra=[*]]')).quickFixes.map(({ label }) => label)).toEqual(['Declare zebra']);
    expect(mended(rule('$ a [user_name]', '# x')).quickFixes).toEqual([]);
    expect(mended('$ hi\n%user_name="Nina"\n# x').quickFixes).toEqual([]);
    expect(mended('some text').quickFixes).toEqual([]);
    expect(mended(rule('some text')).quickFixes).toEqual([]);
  });

  it.each([
    ['below a rule', '$ hi\n# Hello!\n\nhi'],
    ['between two rules', '$ hi\n# Hello!\n\nhi\n\n$ bye\n# Goodbye!'],
    ['below a rule with BEGIN and END', `${rule('$ hi', '# Hello!')}\nhi`],
    ['between two rules with BEGIN and END', `${rule('$ hi', '# Hello!')}\nhi\n\nBEGIN b\n$ bye\n# Goodbye!\nEND`],
    ['with an answer below a rule', `${rule('$ hi', '# Hello!')}\nhello there\n# Hello!\nEND`],
  ])('makes no answer and no rule of a lone text %s', (_what, code) => {
    expect(mended(code).quickFixes).toEqual([]);
  });
});

it.each([
  ['of which two of three letters are other ones', 'Foo', base],
  ['that has an error of its own where it stands', 'Cat', { functions: ['TEXT Cat( ['] }],
])('offers no name %s', (_what, name, setup) => {
  const files = filesOf({ code: rule('$ hi', `# [@${name}("x")]`), setup });
  const texts = originalTexts(files);
  const found = compile(sourceOf(files, texts)).diagnostics.find(({ file }) => file === 'rules');
  expect(found?.code).toBe(12005);
  expect(found && quickFixesOf(found, texts.get(found.file) ?? '', namesOf(files, texts))).toEqual([]);
});
