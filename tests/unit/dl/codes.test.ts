import { allCodes, type BaseSource, type Code, codes, compile } from '@site/src/dl';
import { describe, expect, it } from 'vitest';

/** A rule that contains `lines`, and what must exist for it. */
const inRule = (lines: string): BaseSource => ({
  rules: `BEGIN e\n${lines}\nEND\n`,
  dictionaries: { d: ['one', 'two'] },
  variables: ['user_a'],
});
const answer = (body: string) => inRule(`$ x\n# ${body}`);
const question = (pattern: string) => inRule(`$ ${pattern}\n# y`);
const withDictionary = (body: string) => inRule(`$ [dict(d)]\n# ${body}`);
const own = (definition: string): BaseSource => ({
  rules: 'BEGIN e\n$ x\n# y\nEND',
  functions: definition.split('\n'),
});
const many = Array.from({ length: 257 }, (_one, index) => `$ q ${index}`).join('\n');

/** For every code that can appear: a source in which it is the first message of its severity, and where it points. */
const examples: Partial<Record<Code, readonly [source: BaseSource, line: number, column: number]>> = {
  10000: [inRule(`${many}\n# y`), 258, 1],
  10001: [inRule('$ x\n--foo\n# y'), 3, 1],
  10002: [inRule('+%user_a'), 1, 1],
  10003: [inRule('$ x'), 1, 1],
  10005: [inRule('$\n# y'), 2, 1],
  10100: [question('a [foo] x'), 2, 5],
  10101: [inRule('$ x\n@ [dict(d)]\n# y'), 3, 3],
  10102: [answer('text [foo]'), 3, 8],
  10200: [question('x-]'), 2, 4],
  10201: [question('[-x'), 2, 3],
  10202: [question('x [--] y'), 2, 5],
  10300: [question('[dict nope]'), 2, 3],
  10301: [question('[dict()]'), 2, 9],
  10302: [question('[dict(d]'), 2, 3],
  10303: [question('[dict(d)'), 2, 3],
  10304: [question('[dict(nope)]'), 2, 9],
  10305: [question('[<dict(d)]'), 2, 3],
  10400: [question('[=>a/b'), 2, 3],
  10401: [question('{a//b}'), 2, 6],
  10402: [question('{a{b}/c}'), 2, 4],
  10500: [answer('a\\x'), 3, 4],
  10600: [answer('[&1'), 3, 3],
  10601: [withDictionary('[&dict(1,name x)]'), 3, 3],
  10602: [withDictionary('[&dict(1,name)'), 3, 3],
  10604: [withDictionary('[&dict(1 name)]'), 3, 3],
  10605: [withDictionary('[&dict(1,zzz)]'), 3, 12],
  10606: [answer('[&dict(1,name)]'), 3, 3],
  10607: [inRule('$ [dict(d)]\n$ x\n# [&dict(1,name)]'), 4, 3],
  10700: [answer('[ExternalService]'), 3, 3],
  11000: [answer('[br x]'), 3, 3],
  11101: [answer('[%nope]'), 3, 5],
  11200: [answer('[%user_a="1"'), 3, 3],
  11201: [answer('[%user_a'), 3, 3],
  11202: [answer('[%user_a=1]'), 3, 3],
  11203: [answer('[%user_a="[@ToUpper("x")]"]t'), 3, 13],
  11204: [answer('[%auto_date="x"]t'), 3, 5],
  11300: [answer('[inf x]'), 3, 3],
  11301: [answer('[inf]{}'), 3, 3],
  11302: [answer('[inf("a"]{y}'), 3, 3],
  11303: [answer('[inf("")]{y}'), 3, 3],
  11304: [answer('[inf(x)]{y}'), 3, 3],
  11305: [answer('[inf("a)]{y}'), 3, 3],
  11306: [answer('[inf]text'), 3, 3],
  11307: [answer('[inf]{text'), 3, 3],
  11400: [answer('[href]{y}'), 3, 3],
  11401: [answer('[href(u]{y}'), 3, 3],
  11402: [answer('[href(u){y}'), 3, 3],
  11403: [answer('[href(u)]y'), 3, 3],
  11404: [answer('[href(u)]{y'), 3, 3],
  11405: [answer('[href()]{y}'), 3, 3],
  11406: [answer('[href(u)(]{y}'), 3, 12],
  11407: [answer('[href(u)]{[br]}'), 3, 13],
  11408: [answer('[href(u(_blank)]{y}'), 3, 9],
  11409: [answer('[href(u)]{a {b}'), 3, 13],
  11500: [answer('[openwindow]'), 3, 3],
  11501: [answer('[openwindow("u"]'), 3, 3],
  11502: [answer('[openwindow("u") x'), 3, 3],
  11504: [answer('[openwindow("u","top")]'), 3, 19],
  11600: [answer('[if]{a}'), 3, 3],
  11601: [answer('[if(%user_a="a" x)]{a}'), 3, 19],
  11602: [answer('[if(%user_a){x}'), 3, 3],
  11603: [answer('[if(%user_a)]a'), 3, 3],
  11700: [answer('[*10]'), 3, 3],
  11800: [inRule('+%\n$ x\n# y'), 2, 2],
  11801: [inRule('+%nope\n$ x\n# y'), 2, 3],
  11802: [inRule('+%user_a=x\n$ x\n# y'), 2, 10],
  11803: [inRule('+user_a\n$ x\n# y'), 2, 2],
  11900: [answer('[GetAnswer]'), 3, 3],
  11901: [answer('[GetAnswer("a")]'), 3, 14],
  11902: [answer('[GetAnswer(a]'), 3, 3],
  11903: [answer('[GetAnswer(a)'), 3, 3],
  12001: [answer('[@ToUpper("[dict(d)]")]'), 3, 14],
  12003: [answer('[@Date("a","b")]'), 3, 3],
  12004: [answer('[@And("[@ToUpper("x")]","[@True()]")]'), 3, 10],
  12005: [answer('[@Nope()]'), 3, 5],
  12006: [answer('[@ToUpper(x)]'), 3, 3],
  12008: [answer('[@ToUpper("x") y'), 3, 3],
  13000: [answer('[if(%user_a'), 3, 7],
  13001: [answer('[if(%user_a]{a}'), 3, 14],
  13002: [answer('[if(%user_a=)]{x}'), 3, 7],
  13004: [answer('[if(!%user_a="x")]{a}'), 3, 15],
  14000: [own('LIST F() x'), 1, 1],
  14001: [own('TEXT a b() x'), 1, 6],
  14002: [own('TEXT F'), 1, 6],
  14003: [own('TEXT F( WORD a ) x'), 1, 9],
  14004: [own('TEXT F( TEXT é ) x'), 1, 14],
  14005: [own('TEXT F( TEXT a = x ) x'), 1, 18],
  14006: [own('TEXT F( TEXT a x ) x'), 1, 15],
  14007: [own('TEXT F( TEXT a )'), 1, 6],
  14008: [own('TEXT F( TEXT a ) [$b]'), 1, 18],
  14009: [own('TEXT F( TEXT a ) [@Nope()]'), 1, 6],
  14010: [own('TEXT F() x\n\nTEXT f() y'), 3, 6],
  14011: [own('TEXT F( TEXT a, TEXT A ) x'), 1, 22],
  14012: [answer('[@Plus("1","2","3","4")]'), 3, 3],
  14013: [answer('[@Plus("1")]'), 3, 3],
  14014: [own('TEXT F( TEXT a = "x", TEXT b ) x'), 1, 28],
  14016: [own('TEXT F() [@G()]\n\nTEXT G() [@F()]'), 1, 6],
  14017: [answer('[@Plus(1,"2")]'), 3, 3],
  14019: [answer('[@Plus("1" "2")]'), 3, 3],
  15000: [answer('[rss]'), 3, 3],
  15001: [answer('[rss("u"]'), 3, 3],
  15002: [answer('[rss("u")'), 3, 3],
  15003: [answer('[rss(u)]'), 3, 8],
  16000: [answer('[break x]'), 3, 3],
  17000: [answer('[ExtendAnswer]'), 3, 3],
  17002: [answer('[ExtendAnswer("ee") x'), 3, 3],
  17003: [answer('[ExtendAnswer("q")]'), 3, 17],
  17005: [answer('[ExtendAnswer("nope")]'), 3, 18],
  17006: [answer('[ExtendAnswer(ee)]'), 3, 17],
  17007: [answer('[ExtendAnswer("ee)]'), 3, 17],
  19000: [inRule('$ x\n# y\n # z'), 4, 1],
  22000: [inRule('$ x\n--endif\n# y'), 3, 1],
  22001: [inRule('$ x\n--else\n# y'), 3, 1],
  22003: [inRule('$ x\n--if(%user_a) z\n# y\n--endif'), 3, 15],
  22004: [inRule('$ x\n--case(1)\n# y'), 3, 1],
  22005: [inRule('$ x\n--switch([%user_a])\n# y\n--endswitch'), 5, 1],
  22007: [inRule('$ x\n--switch([%user_a])\n--switch([%user_a])\n# y'), 4, 1],
  22008: [inRule('$ x\n--if(%user_a)\n# y'), 1, 1],
  22009: [inRule('$ x\n--switch([%user_a])\n--case(1)\n# y'), 1, 1],
  23000: [answer('[switch][case(a)]{b}[default]{c}'), 3, 3],
  23002: [answer('[switch([*])[case(a)]{b}'), 3, 3],
  23003: [answer('[switch([*])][default]{x}'), 3, 16],
  23004: [answer('[switch([*])][case(a)]{b}'), 3, 27],
  23005: [answer('[switch([*] [*])][case(a)]{b}[default]{c}'), 3, 3],
  23100: [answer('[switch([*])][case]{b}[default]{c}'), 3, 16],
  23102: [answer('[switch([*])][case(a){b}[default]{c}'), 3, 16],
  23105: [answer('[switch([*])][case()]{b}[default]{c}'), 3, 16],
  23200: [answer('[switch([*])][case(a)]{b}[default x]{c}'), 3, 28],
  24000: [answer('[pre]x'), 3, 3],
  24001: [answer('[pre]{x'), 3, 3],
  24002: [answer('[pre]{}'), 3, 3],
  25001: [inRule('--Label a b\n$ x\n# y'), 2, 9],
  25002: [{ rules: 'BEGIN a\n--Label l\n$ x\n# y\nEND\nBEGIN b\n--Label l\n$ x\n# y\nEND' }, 7, 9],
  25004: [inRule('$ x\n--Label late\n# y'), 3, 1],
  26000: [answer('[nothing x]'), 3, 3],
  27000: [answer('[disableautovars x]'), 3, 3],
  28000: [answer(':l:lu: y'), 3, 3],
  28001: [answer(':f: y'), 3, 3],
  28002: [inRule('$$REQUEST$$\n@ x\n# y'), 3, 1],
  29000: [inRule('# y'), 2, 1],
  29001: [inRule('$ x\n# y\n$ z'), 4, 1],
  29002: [inRule('$ x\n+%user_a\n# y'), 3, 1],
  29003: [inRule('$ x\n@ y\n$ z\n# w'), 4, 1],
  29005: [inRule('$ x\n# w\n@ y'), 4, 1],
  29006: [inRule('@ y\n$ x\n# w'), 2, 1],
  29007: [inRule('$ x\n@ y\n@ z\n# w'), 4, 1],
  29008: [inRule('$$REQUEST$$\n$ x\n# y'), 3, 1],
  29009: [inRule('$$NOPE$$ x\n# y'), 2, 1],
  29010: [answer('[ul x]'), 3, 3],
  29011: [answer('[li x]'), 3, 3],
  29012: [answer('[else]{a}'), 3, 3],
  29013: [answer('[el]'), 3, 3],
  29014: [answer('[if(%user_a)]{[ul]}[else]{x}'), 3, 3],
  29015: [answer('[switch([*])][case(a)]{[ul]}[default]{c}'), 3, 3],
};

/** Codes with several causes: a second source of each, and what its message must say to be true there. */
const otherCauses: readonly (readonly [source: BaseSource, code: Code, said: string])[] = [
  [{ rules: 'BEGIN a\n$ x\n# y\nBEGIN b\n$ z\n# y\nEND' }, 10001, 'cannot be read here: `BEGIN b`'],
  [inRule('+%user_a="a\\\\b"\n$ x\n# y'), 11802, 'or it contains a backslash'],
  [inRule('$ x\n--if %user_a\n# y\n--endif'), 11600, 'after `--if`'],
  [inRule('$ x\n--switch [*]\n--case(a)\n# y\n--endswitch'), 11600, 'after `--switch`'],
  [answer('[if([%user_a])]{y}'), 12001, 'argument or condition'],
  [answer('[ExtendAnswer("ab" "cd")]'), 17006, 'a comma'],
  [
    inRule('$ x\n--if(%user_a)\n# y\n--else\n# z\n--elsif(%user_a)\n# q\n--endif'),
    22000,
    '`--elsif` comes after `--else`',
  ],
  [inRule('$ x\n--if(%user_a)\n# y\n--else\n# z\n--else\n# q\n--endif'), 22001, 'the second `--else`'],
  [
    inRule('$ x\n--switch([*])\n--case(a)\n# y\n--default\n# z\n--case(b)\n# q\n--endswitch'),
    22004,
    '`--default` before',
  ],
  [
    inRule('$ x\n--switch([*])\n--case(a)\n# y\n--default\n# z\n--default\n# q\n--endswitch'),
    22005,
    'second `--default`',
  ],
  [answer('[switch([*])][case(a)]{y}[else]{z}'), 23003, '`[default]` after the cases'],
  [inRule('$$REQUEST\n# y'), 29009, '`$$REQUEST` is not an event'],
];

describe('compile messages', () => {
  it.each(otherCauses)('%#: the message is true for another cause of its code', (source, code, said) => {
    const found = compile(source).diagnostics.find((diagnostic) => diagnostic.code === code);
    expect(found?.message).toContain(said);
  });

  it('what is wrong in the body of a custom function points to the whole call', () => {
    const rules = 'BEGIN e\n$ x\n# y [@F("a")] z\nEND';
    const [found] = compile({ rules, functions: ['TEXT F( TEXT n ) Hi [%nope]'] }).diagnostics;
    expect(found?.code).toBe(11101);
    expect(rules.slice(found?.start, found?.end)).toBe('[@F("a")]');
  });

  for (const code of allCodes) {
    const { severity, never, message, fix } = codes[code];
    const example = examples[code];
    if (never !== undefined) {
      it(`${code} is never given: ${never}`, () => {
        expect(example).toBeUndefined();
        expect([message, fix, never].every((text) => text.length > 5)).toBe(true);
      });
      continue;
    }
    it(`${code} (${severity}) says what is wrong, where and how to fix it`, () => {
      if (example === undefined) throw new Error(`No example for ${code}.`);
      const [source, line, column] = example;
      const first = compile(source).diagnostics.find((diagnostic) => diagnostic.severity === severity);
      expect(first).toMatchObject({ code, line, column });
      expect(first?.message).not.toContain('{}');
      expect(first?.fix).toBe(fix);
      expect(first?.end).toBeGreaterThan(first?.start ?? 0);
    });
  }
});
