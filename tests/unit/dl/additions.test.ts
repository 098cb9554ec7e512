import { type BaseSource, canonical, compile, createSession, say } from '@site/src/dl';
import { describe, expect, it } from 'vitest';

/** 15 March 2026, 17:05. */
const clock = 1773583500;
const variables = ['user_a', 'user_n 7', 'none'];

/** The canonical replies of a chat; null where nothing answers. */
function chat(rules: string, phrases: readonly string[], source: Partial<BaseSource> = {}): (string | null)[] {
  const session = createSession(compile({ variables, ...source, rules }).base, { clock });
  return phrases.map((phrase) => {
    const reply = say(session, phrase);
    return reply.rule === null ? null : canonical(reply.parts);
  });
}

/** What one answer line says to a phrase that `*` or the given question takes. */
function said(answer: string, phrase = 'x', question = '*', source: Partial<BaseSource> = {}): string | null {
  return chat(`BEGIN r\n$ ${question}\n# ${answer}\nEND`, [phrase], source)[0] ?? null;
}

/** The codes of the rule `r` with these lines. */
function codes(lines: string, source: Partial<BaseSource> = {}): (number | string)[] {
  return compile({ variables, ...source, rules: `BEGIN r\n${lines}\nEND` }).diagnostics.map(({ code }) => code);
}

const answerCodes = (answer: string) => codes(`$ *\n# ${answer}`);

/** The smallest example of each cause, by its number in the table. */
const replies: readonly (readonly [cause: number, answer: string, said: string | null, phrase: string])[] = [
  [1, '[@Plus("10.5","0","RU")]', 'десять и пять десятых', 'x'],
  [1, '[@Plus("90","0","RU")]', 'девяноста', 'x'],
  [1, '[@Divide("2","3")]', '0.6666666666', 'x'],
  [1, '[@Plus("1","2","EN")]', null, 'x'],
  [4, '[@s2n("1 000")]', '1000', 'x'],
  [4, '[@s2n("двадцать десять")]', '30', 'x'],
  [4, '[@s2n("пять целых пять десятых")]', '5.5', 'x'],
  [4, '[@s2n("сто одно")]', null, 'x'],
  [4, '[@!Plus("twenty one","1")]', '22', 'x'],
  [5, '[@FindEmail("foo@bar")]', 'foo@bar', 'x'],
  [5, '[@FindPhone("12345")]', null, 'x'],
  [6, '[*]', 'x2', 'x²'],
  [6, '[*]', 'IV', 'Ⅳ'],
  [7, '[@Extract("31.02.2026","%d.%m.%y")]', '03.03.2026', 'x'],
  [7, '[@DateDist("1.1.26","31.02.26")]', '61', 'x'],
  [8, '[if([@!Less("миллион","сто")])]{y}[else]{n}', 'n', 'x'],
  [8, 'a[@DateBetween("01.01.2026","31.08.2026","abc","yes")]', 'a', 'x'],
  [11, '[@MeasConv("неделя","день","3.14159")]', '21.99', 'x'],
  [11, '[@MeasConv("мегабайт","килобайт","2")]', '2000', 'x'],
  [11, '[@MeasConv("градус цельсия","кельвин","20")]', '293.14', 'x'],
  [15, '[@CalcTime("10:00","+1d","%d.%m")]', null, 'x'],
  [15, '[@CalcTime("10:00","+1h +5m","HIDE")]', '11:05', 'x'],
  [16, '[@Replace("a b"," ","_")]', null, 'x'],
  [16, '[@Replace("ab","b"," z ")]', 'az', 'x'],
  [18, '[@m%("7","1.5")]', '0', 'x'],
  [18, '[@m%("7.9","2")]', '1', 'x'],
  [19, '[@Date("")]', '15.03.2026', 'x'],
  [19, '[@Time(" h ")]', '17 h 05', 'x'],
  [20, '[@In("user_n")]', null, 'x'],
  [20, '[if([@In("none")])]{y}[else]{n}', 'n', 'x'],
  [21, '[@n2s("1.10")]', 'одна целая и десять сотых', 'x'],
  [21, '[@n2s("5,5")]', 'пять целых и пять десятых', 'x'],
  [28, '[@cap("o\'neil (ab a-b")]', "O'Neil (Ab A-b", 'x'],
  [28, '[@ToUpper("straße")]', 'STRAßE', 'x'],
  [33, '[inf("[%none]")]{x}', '[inf]{x}', 'x'],
  [41, '[if([@t>("9:5","8:00")])]{y}[else]{n}', 'y', 'x'],
];

/** The points worked out in full (A) and found by hand (C). */
const byHand: readonly (readonly [answer: string, said: string | null])[] = [
  ['[inf("[*] [%none]")]{q}', '[inf("x ")]{q}'],
  ['[if(%user_a="")]{a}[else]{b}', 'a'],
  ['[if(%user_a!="")]{a}[else]{b}', 'b'],
  ['[@!Plus("1" "2")]', '3'],
  ['[@!Plus("1","2",)]', '3'],
  ['[@Divide("10","4","RU")]', 'два и пять десятых'],
  ['[@Divide("1","100000000000")]', '0.0000000000'],
  ['[@s2n(".5")] [@s2n("5.")] [@s2n("- 5")] [@s2n("007")]', '0.5 5 -5 7'],
  ['[@s2n("-2.5")] [@s2n("+ .5")] [@Plus("-2.5","1")] [@Multiply("[@Minus("1","2.5")]","2")]', '-2.5 0.5 -1.5 -3'],
  ['[@FindEmail("почта@x.ru")]', null],
  ['[@FindEmail("a@b.c!")]', 'a@b.c!'],
  ['[@DateDist("15.3","01.04.2026")]', '17'],
  ['[@Extract("29.02.2025","%d.%m.%y")]', '01.03.2025'],
  ['[@Extract("01.02.2026","%d","EN")]', null],
  ['[@CalcTime("25:70","","HIDE")]', '02:10'],
  ['[@CalcTime("1.2.26","","","HIDE")]', '01.02.1926'],
  ['[@n2s(".5")]', null],
  ['[@m%("5","0.5")]', '0'],
];

/** What the texts say and no recorded case shows. */
const unrecorded: readonly (readonly [answer: string, said: string | null])[] = [
  ['[openwindow("[%user_n][%none]")]t', '[openwindow("7 ")] t'],
  ['[@Minus("0.00000000000000000001","0")]', '0.00000000000000000001'],
  ['[@Random("1.5","2")] [@Random("1","2.5")] [@Random("2","1")]', '0 0 0'],
  ['[@CalcTime("10:00 01.02.2026","+1d")]', '02.02.2026 10:00'],
  ['[@CalcTime("01.02.2026 10:00","+1d")]', '02.02.2026 10:00'],
  ['[@CalcTime("01.02.2026","")]', '01.02.2026 17:05'],
  ['[@CalcTime("10:00x","")]', null],
  ['[@CalcTime("10:00","+1h +1h -5m","hide")]', '11:55'],
  ['[@CalcTime("10:00","","HIDEx")]', null],
  ['[if([@!BigGreater("5","abc")])]{y}[else]{n}', 'y'],
  ['[if([@!BigGreater("1.5","0")])]{y}[else]{n}', 'n'],
  ['[if([@!BigLess("abc","+1")])]{y}[else]{n}', 'y'],
  ['[@MeasConv("миллиметр","морская миля","1")]', '0.000000539'],
  ['[if(! % none)]{[% user_n]}', '7'],
  ['[if(%none)]{a} [elsif(%user_n)]{b} [else]{c}', 'b'],
  ['[if(%USER_N="7")]{[%User_N]}', '7'],
  ['[@CalcTime("10:00 01.02.2026","+01:20")]', '01.02.2026 11:20'],
  ['[@CalcTime("10:00 01.02.2026","-2.1.0001")]', '30.12.2024 10:00'],
  ['[@CalcTime("10:00","","5.6.07","8:09")]', '05.06.1907 08:09'],
  ['[if([@DateGreater("01.01.2026","31.12.2025")])]{y}', 'y'],
  ['[if([@TimeGreater("10:60","10:00")])]{y}[else]{n}', null],
  ['[@DateDist("14.3","15.03.2026")] [@DateDist("15.2","15.03.2026")]', '364 337'],
  ['[@FindPhone("call89991234567 or 1")]', '89991234567'],
  ['[@dt("%A %a")]', 'Sunday Sun'],
  ['[@s2n("Двадцать Один")] [@s2n("12 тысяч")]', '21 12000'],
  ['[@s2n("1000 тысяч")]', null],
  ['[if([@!BigLess("abc","+ 1")])]{y}', 'y'],
];

const byHandCodes: readonly (readonly [lines: string, codes: readonly number[]])[] = [
  ['$ *\n# [GetAnswer]t', [11900]],
  ['$ *\n# [GetAnswer("a")]t', [11901]],
  ['$ *\n# [if(%user_a="")]{a}', []],
  ['$ *\n# [switch([%user_a])]{b}', [23004]],
  ['$ *\n# [@ToUpper("x" "y")]', [12003]],
  ['+%user_a="\\"q\\""\n$ *\n# a', []],
  ['+%user_a="a\\\\b"\n$ *\n# a', [11802]],
  ['$ *\n# [href(u)]{} [openwindow("")] [pre]{ }', []],
  ['$ *\n# [href()]{x}', [11405]],
  ['$ <a{b}/c>\n# t', []],
  ['$ [=>a{b}]\n# t', []],
  ['$ {a{b}/c}\n# t', [10402]],
  ['$ [=>a[b]\n# t', [10402]],
  ['$ x\n@ [=>a]\n# t', [10101]],
  ['$ x\n@ [=>a\n# t', [10101]],
  ['$ *\n# [&dict(a,name)]', [10606]],
  ['$ *\n# [%inf_ellipsismode="on"]t', [11204]],
  ['$ *\n# [if(%user_a="a" x)]{y}', [11601]],
  ['$ x\n--if(%user_a="\n# a\n--endif', [13002]],
  ['$ x\n--if(%user_a)\n# a\n--else\n# b\n--else\n# c\n--endif', [22001]],
  ['$ x\n--switch([%user_a])\n--case(1)\n# a\n--default\n# b\n--case(2)\n# c\n--endswitch', [22004]],
  ['$ x\n--switch([%user_a])\n--endif\n# a', [22000]],
  ['$ *\n# [switch([*])][case(1)]x', [23000]],
  ['$ *\n# [ul][switch([*])][case(1)]{[li]a}[default]{[li]b}[el]', []],
  ['$ *\n# [switch([*])][case(1)]{[ul]a}[default]{[ol]b}[el]', [29013]],
  ['+ ! % user_a\n+ % user_n = "7"\n$ *\n# a', []],
  ['$ *\n# [@+("1",,"2")]', [12006]],
  ['$ *\n# [if([@In("auto_date","x")])]{y}', []],
];

describe('the points worked out in full', () => {
  it.each(byHand)('%s', (answer, expected) => {
    expect(said(answer)).toBe(expected);
  });

  it.each(byHandCodes)('%j', (lines, expected) => {
    expect(codes(lines)).toEqual(expected);
  });

  it('a star in an event rule, and a reference to a missing dictionary, make the request fail in words', () => {
    const star = 'BEGIN e\n$$REQUEST$$\n# [*]hi\nEND\nBEGIN r\n$ *\n# a\nEND';
    const reference = 'BEGIN r\n$ x\n$ [dict(d)]\n# a[&dict(1,norm)]\nEND';
    const problems = [star, reference].map(
      (rules) => say(createSession(compile({ rules, dictionaries: { d: ['y'] } }).base, { clock }), 'x').problem,
    );
    expect(problems).toEqual([
      'The answer of an event rule contains a star or a fragment, which nothing can fill.',
      'The question has no dictionary with the number 1.',
    ]);
  });
});

describe('what no recorded case shows', () => {
  it.each(unrecorded)('%s', (answer, expected) => {
    expect(said(answer)).toBe(expected);
  });

  it.each([
    ['* abc~', 'x abcd', 'abcd xabc'],
    ['* ~abc', 'x dabc', 'dabc abcx'],
    ['* ~abc~', 'x dabcd', 'dabcd ab'],
  ])('%s takes "%s" and not "%s"', (question, right, wrong) => {
    expect([right, wrong].map((phrase) => said('t', phrase, question))).toEqual(['t', null]);
  });
});

describe('the smallest example of each cause: replies', () => {
  it.each(replies)('%i: %s', (_cause, answer, expected, phrase) => {
    expect(said(answer, phrase)).toBe(expected);
  });
});

const own = {
  body: [
    'BOOL B( EXTENDED a ) [$a]',
    '',
    'TEXT F( ) fixed',
    '',
    'BOOL P( EXTENDED a ) [$a] z',
    '',
    'TEXT X( TEXT a ) [$a]',
  ],
};

const messages: readonly (readonly [cause: number, lines: string, codes: readonly (number | string)[]])[] = [
  [3, '$ *\n# [if([@B("x")])]{y}', ['condition', 10003]],
  [3, '$ *\n# [if([@Between("2","1","3","y")])]{Y}', ['condition', 10003]],
  [9, '$ *\n# [@F()]', [14013, 10003]],
  [13, '$ *\n# [ExtendAnswer("")]', [17003]],
  [13, '$ *\n# [ExtendAnswer("base" x)]', [17006, 17005]],
  [20, '$ *\n# [@In("user_n")]', []],
  [14, '$ *\n# [@ToUpper("[nope]")]', [12001]],
  [14, '$ *\n# [@ToUpper("[%user_n")]', [12001]],
  [14, '$ *\n# [@ToUpper("x"', [10102]],
  [17, '$ *\n# [if(%user_a)]{[li]x}', [29014]],
  [17, '$ *\n# [li]a[el]', []],
  [17, '$ *\n# a[el]', [29013]],
  [17, '$ *\n# [ul][li]a[el][el]', [29013]],
  [17, '$ *\n# [ul][li]a[ul][li]b[el][el]', []],
  [17, '$ *\n# [if(%user_a)]{[ul]x}[else]{y}', [29014]],
  [17, '$ *\n# [if(%user_a)]{[ul][li]x}[else]{[ol][li]y}[el]', []],
  [17, '$ *\n# [if(%user_a)]{[ul][li]x[el]}', []],
  [17, '$ *\n# [switch([%user_n])][case(7)]{[ul][li]a}[default]{b}', [29015]],
  [24, '$ x\n$ [dict(d)]\n# [&dict(1,norm)] [&dict(1,pos)]', [10607, 10607]],
  [26, '--else\n$ *\n# a', [22001]],
  [26, '--endif\n$ *\n# a', [22000]],
  [26, '--if(\n$ *\n# a', [10001]],
  [27, '$$hello\n# a', [29009]],
  [30, '$ *\n# [%topic]t', [11101]],
  [30, '+%topic\n$ *\n# t', [11801]],
  [31, '$ *\n# [@Diff("10",)]', [14017]],
  [31, '$ *\n# [@Diff("-7" "7")]', [14019]],
  [32, '$ *\n# [%]t', [11101]],
  [36, '$ *\n# [if(%nope)]{a}', [11801]],
  [36, '$ *\n--if(%nope)\n# a\n--endif', [11801]],
  [38, '+%user_a\n--Label L\n$ x\n# a', []],
  [39, '$ *\n# [nothing x]', [26000]],
  [39, '$ *\n# [disableautovars x]', [27000]],
  [39, '$ *\n# [break x]', [16000]],
  [39, '$ *\n# [rss]', [15000]],
  [40, '$ [dict(d)]\n# [&dict(1,name x)]', [10601]],
  [40, '$ [dict(d)]\n# [&dict(a,name)]', [10604]],
];

describe('the smallest example of each cause: messages', () => {
  it.each(messages)('%i: %s', (_cause, lines, expected) => {
    expect(codes(lines, { functions: own.body, dictionaries: { d: ['y'] } })).toEqual(expected);
  });

  it('the rest of a line is read after a wrong argument of a custom function, from the bracket that ends the call', () => {
    const functions = ['TEXT L( EXTENDED a ) [$a]'];
    expect(said('[@L("[if([@True()])]{[%nope]}")]t', 'x', '*', { functions })).toBe('t');
  });

  it('37: an unknown variable of a V argument is an error', () => {
    expect(answerCodes('[@Inc("nope")]')).toHaveLength(1);
  });
});

describe('the smallest example of each cause: chats and files', () => {
  it('2: a value built from pieces keeps its spaces', () => {
    const rules = 'BEGIN s\n$ s\n# a[%user_a="x [%none]"]\nEND\nBEGIN q\n$ q\n# b[if(%user_a="x")]{y}\nEND';
    const session = createSession(compile({ variables, rules }).base, { clock });
    say(session, 's');
    expect(session.variables.get('user_a')).toBe('x ');
    expect(canonical(say(session, 'q').parts)).toBe('b y');
  });

  it('6: a star keeps the letter case of the normalised phrase', () => {
    expect(said('[*]', 'say ½ B', 'say *')).toBe('1⁄2 B');
  });

  it.each([
    ['a star before it takes the first match only', '* [dict(b)]', ['ok', null, null, null]],
    ['so does a double star, which takes a word at least', '** [dict(b)]', ['ok', null, 'ok', null]],
    ['an optional dictionary too', '* [<dict(b)>]', ['ok', null, null, null]],
    ['a dictionary that ends a fragment too', '[- * [dict(b)] -]', ['ok', null, null, null]],
    ['with a star after it all matches are tried', '* [dict(b)] *', ['ok', 'ok', 'ok', 'ok']],
    ['with a word after it too', '* [dict(b)] x', [null, null, null, 'ok']],
  ])('12: the dictionary ends the question: %s', (_what, question, expected) => {
    const phrases = ['q y', 'q y y', 'y y', 'q y y x'];
    const rules = `BEGIN r\n$ ${question}\n# ok\nEND`;
    expect(chat(rules, phrases, { dictionaries: { b: ['y'] } })).toEqual(expected);
  });

  it('12: the empty variant of a line alone never matches', () => {
    expect(said('ok', 'x', '[dict(b)] *', { dictionaries: { b: ['{y/--}'] } })).toBeNull();
  });

  it.each([
    ['[sudict(b)] [sudict(b)]', ['y', 'z'], 'y y', null],
    ['[sudict(b)] [sudict(b)]', ['y', 'z'], 'y z', 'ok'],
    ['[sudict(b)] [sudict(b)]', ['y'], 'y y', null],
    ['[udict(b)] [udict(b)]', ['y', 'z'], 'y y', null],
    ['[udict(b)] [udict(b)]', ['y', 'z'], 'y z', 'ok'],
    ['[udict(b)] [udict(b)]', ['y'], 'y y', 'ok'],
  ])('12: %s of %j: one line twice only in a new cycle: %s', (question, b, phrase, expected) => {
    expect(said('ok', phrase, question, { dictionaries: { b } })).toBe(expected);
  });

  it.each([
    ['[sudict(b)]', ['ok', null, 'ok', null]],
    ['[udict(b)]', ['ok', null, 'ok', null]],
  ])('12: of equal lines only the first is ever used, so a used one blocks the others: %s', (question, expected) => {
    const rules = `BEGIN r\n$ ${question}\n# ok\nEND`;
    expect(chat(rules, ['y', 'y', 'z', 'y'], { dictionaries: { b: ['y', 'y', 'z'] } })).toEqual(expected);
  });

  it('12: an optional dictionary that matched nothing gives the first line, and no text of the phrase', () => {
    const optional = { dictionaries: { b: ['cat', 'my'] } };
    expect(said('a[&dict(1,norm)]', 'my', '[<dict(b)>] my', optional)).toBe('a cat');
    expect(said('a[&dict(1,origin)]', 'my', '[<dict(b)>] my', optional)).toBe('a');
  });

  it('17: unequal cases of a switch are told, and the rule works', () => {
    expect(said('[switch([%user_n])][case(7)]{[ul][li]a}[default]{b}')).toBe('[ul] [li] a');
    expect(said('[ul][switch([%user_n])][case(1)]{[li]a}[default]{b}[el]')).toBe('[ul] b [el]');
  });

  it('13: stars print nothing in an added answer', () => {
    const rules = 'BEGIN base\n$ base\n# t [*]\nEND\nBEGIN r\n$ go *\n# a [ExtendAnswer("base")]\nEND';
    expect(chat(rules, ['go on'])).toEqual(['a t']);
  });

  it('22: an argument is checked where it stands in the body', () => {
    expect(said('[@X("[*]")]', 'x', '*', { functions: own.body })).toBe('x');
  });

  it('23: a Kazakh letter is noticed for one phrase', () => {
    const rules = 'BEGIN r\n$ *\n# [if(%langdetectedkazakh="TRUE")]{kk}[else]{-}\nEND';
    expect(chat(rules, ['ң', 'x'], { platform: true })).toEqual(['kk', '-']);
  });

  it('25: an empty star after a star has no text', () => {
    expect(said('x[*2]y', 'cat — red', '** * *')).toBe('x y');
  });

  it('29: a printed own function prints its body, whatever its kind', () => {
    expect(said('[@P("x")]', 'x', '*', { functions: own.body })).toBe('x z');
  });

  it('34: arguments and compared values are trimmed', () => {
    const { base } = compile({ variables, rules: 'BEGIN r\n$ *\n# [@len("[%user_n]")][if(%user_n="two")]{y}\nEND' });
    const session = createSession(base, { clock, variables: { user_n: ' two ' } });
    expect(canonical(say(session, 'x').parts)).toBe('3 y');
  });

  it('35: the address of a page to open stands in the previous reply', () => {
    const rules = 'BEGIN p\n$ p\n# [openwindow("u")]t\nEND\nBEGIN q\n$ q\n# [%reply-]\nEND';
    expect(chat(rules, ['p', 'q'], { platform: true }).at(-1)).toBe('u t');
  });
});
