import { type BaseSource, canonical, compile, createSession, say, update, variablesOf } from '@site/src/dl';
import { describe, expect, it } from 'vitest';

/** What the DL language specification says and no recorded case shows, by its sections. */

const variables = ['user_a', 'user_n 7'];
const dictionaries = { d: ['one', 'two'] };

const codes = (rules: string, source: Partial<BaseSource> = {}) =>
  compile({ variables, dictionaries, ...source, rules }).diagnostics.map(({ code }) => code);
const codesOf = (lines: string, source: Partial<BaseSource> = {}) => codes(`BEGIN r\n${lines}\nEND`, source);

function chat(rules: string, source: Partial<BaseSource> = {}) {
  return createSession(compile({ variables, dictionaries, ...source, rules }).base, { clock: 1773583500, seed: 1 });
}

/** What one answer line says; null when nothing answers. */
function said(answer: string, phrase = 'x', source: Partial<BaseSource> = {}): string | null {
  const reply = say(chat(`BEGIN r\n$ *\n# ${answer}\nEND`, source), phrase);
  return reply.rule === null ? null : canonical(reply.parts);
}

describe('lines and tags (2.2, 2.3)', () => {
  it('event lines count as questions: 256 at most', () => {
    expect(codesOf(`${'$$REQUEST$$\n'.repeat(256)}# y`)).toEqual([]);
    expect(codesOf(`${'$$REQUEST$$\n'.repeat(257)}# y`)).toEqual([10000]);
  });

  it.each([
    ['[ * 1 ]', 'x'],
    ['[@ ! ToUpper ( "a" ) ]', 'A'],
    ['[ @! ToUpper("a")]', 'A'],
  ])('spaces are allowed around every mark: %s', (answer, reply) => {
    expect(said(answer)).toBe(reply);
  });

  it('also in a fragment, and in the body of a custom function', () => {
    expect(canonical(say(chat('BEGIN r\n$ say [-x-]\n# [ & 1 ]\nEND'), 'say x').parts)).toBe('x');
    expect(said('[@F()]', 'x', { functions: ['TEXT F() [@ ! ToUpper("a")]'] })).toBe('A');
  });
});

describe('escapes in braces (2.4)', () => {
  it.each([
    ['{a\\\\b}', 'a\\b'],
    ['{\\/c}', '/c'],
    ['{\\{d\\}}', '{d}'],
    ['{\\--}', '--'],
    ['[=>a\\]b\\/c]', 'a]b/c'],
  ])('%s prints %s', (answer, reply) => {
    expect(said(answer)).toBe(reply);
  });

  it('are the same in a question', () => {
    expect(codesOf('$ {a\\\\b/\\/c/\\{d\\}}\n# y')).toEqual([]);
    expect(codesOf('$ <a\\\\b/\\/c/\\>>\n# y')).toEqual([]);
  });

  it.each(['{a\\x/b}', '{a\\xb/c}', '{a\\x}', '{a\\[b}', '<a\\{b>'])(
    '%s has a backslash that is not allowed',
    (braces) => {
      expect(codesOf(`$ ${braces}\n# y`)).toEqual([10500]);
    },
  );

  it('name the place of the backslash', () => {
    const [message] = compile({ rules: 'BEGIN r\n$ x {ab/c\\x}\n# y\nEND' }).diagnostics;
    expect(message).toMatchObject({ code: 10500, line: 2, column: 10, message: expect.stringContaining('`\\x`') });
  });
});

describe('conditions (6)', () => {
  it.each(['"a\\\\"', '"\\\\"', '"a\\\\b"', '"a\\b"'])('a backslash stands before a quote only: %s', (value) => {
    expect(codesOf(`+%user_a=${value}\n$ x\n# y`)).toEqual([11802]);
  });
});

describe('answer flags (7.3)', () => {
  it(':luniq: gives every answer once in each cycle', () => {
    const letters = ['a', 'b', 'c', 'd', 'e'];
    const session = chat(`BEGIN r\n$ *\n${letters.map((letter) => `# :lu: ${letter}`).join('\n')}\nEND`);
    const cycle = () => letters.map(() => canonical(say(session, 'x').parts)).toSorted();
    expect([cycle(), cycle(), cycle()]).toEqual(Array(3).fill(letters));
  });

  it(':uniq: gives the answer of a REQUEST rule once, and then the phrase is matched', () => {
    const session = chat('BEGIN e\n$$REQUEST$$\n# :u: Once.\nEND\nBEGIN r\n$ *\n# Then.\nEND');
    expect(['x', 'x', 'x'].map((phrase) => canonical(say(session, phrase).parts))).toEqual(['Once.', 'Then.', 'Then.']);
  });
});

describe('dictionaries (8)', () => {
  it.each([',', '. -', '[', '*', '** *'])('a line without a word or a brace is an error: %s', (line) => {
    expect(codes('', { dictionaries: { e: ['a', line] } })).toEqual(['dictionary']);
  });

  it.each(['!', '{--}', '{a/b}', '* a', '~'])('a line with one of them is none: %s', (line) => {
    expect(codes('', { dictionaries: { e: [line] } })).toEqual([]);
  });
});

describe('tags (10.2)', () => {
  it.each([
    ['', '7'],
    ['[else]{n}', '8'],
  ])('what a false condition sets is lost, unless there is another branch: "%s"', (otherwise, value) => {
    const session = chat(`BEGIN r\n$ *\n# x [if(%user_a="z[@Inc("user_n")]")]{y}${otherwise}\nEND`);
    say(session, 'x');
    expect(variablesOf(session)['user_n']).toBe(value);
  });

  it('a question link of an added answer has the stars of the phrase, and its text has none', () => {
    const added = 'BEGIN added\n$ b *\n# It is [*]! [inf("say [*]")]{Say [*]}\nEND';
    const { parts } = say(chat(`BEGIN r\n$ go *\n# Ok. [ExtendAnswer("added")]\nEND\n${added}`), 'go home');
    expect(parts.at(-1)).toEqual({ kind: 'question', ask: 'say home', text: 'Say home' });
    expect(canonical(parts)).not.toContain('is home');
  });
});

describe('arguments (11.1, 11.9)', () => {
  const tags = ['[li]a', '[ul]a', '[pre]{a}', '[ExtendAnswer("rr")]', '[if(%user_n)]{[li]a}'];

  it.each(tags)('one of the kind any takes dictionaries, braces, if and switch, but not %s', (tag) => {
    expect(codesOf(`$ *\n# [@+("${tag}")]`)).toContain(12001);
  });

  it('a branch of a line takes them all', () => {
    expect(said('[if(%user_n)]{[ul][li]a[el]}[pre]{b}')).toBe('[ul] [li] a [el] b');
  });

  const kinds = ['TEXT', 'EXTENDED', 'ANY'];
  const pieces: readonly (readonly [argument: string, reply: string])[] = [
    ['[if(%user_n="7")]{y}', 'y'],
    ['[@ToUpper("a")]', 'A'],
    ['[br]', '[br]'],
    ['[li]', '[li]'],
    ['[inf("q")]{t}', '[inf("q")]{t}'],
    ['{p/p}', 'p'],
    ['[switch([*])][case(x)]{s}[default]{d}', 's'],
  ];

  it.each(kinds.flatMap((kind) => pieces.map(([argument, reply]) => [kind, argument, reply] as const)))(
    '%s of a custom function takes %s, because its body does',
    (kind, argument, reply) => {
      const functions = [`TEXT F( ${kind} a ) <[$a]>`];
      expect(codesOf(`$ *\n# [@F("${argument}")]`, { functions })).toEqual([]);
      expect(said(`[@F("${argument}")]`, 'x', { functions })).toBe(`< ${reply} >`);
    },
  );

  it('the place in the body decides what an argument may contain', () => {
    const functions = ['TEXT F( EXTENDED a ) [@ToUpper("[$a]")]'];
    expect(said('[@F("[@ToLower("A")]")]', 'x', { functions })).toBe('A');
    expect(codesOf('$ *\n# x [@F("[br]")]', { functions })).toEqual([12001]);
  });

  it('a function cannot set a read-only variable', () => {
    for (const call of [
      '[@Set("auto_date","x")]',
      '[@SetValue("operator_state","active")]',
      '[@!Inc("match_weight")]',
    ]) {
      expect(codesOf(`$ *\n# t ${call}`)).toEqual([11204]);
    }
    expect(codesOf('$ *\n# t [@Inc("inf_person")] [@Dec("reply-")]')).toContain(11204);
    expect(codesOf('$ *\n# t [@Set("user_a","x")] [@Inc("auto_request_counter")]')).toEqual([]);
  });
});

describe('arithmetic in Russian words (11.3)', () => {
  it('prints a result from 10^15 on in digits', () => {
    expect(said('[@Plus("999999999999998","1","RU")]')).toMatch(/^девятьсот .+ девять$/);
    expect(said('[@Plus("999999999999999","1","RU")]')).toBe('1000000000000000');
  });
});

describe('variables of one answer (12.1)', () => {
  it('can be set by a function, and have their value at once', () => {
    expect(said('[if([@BelongsToExt("[*]","_x_","d")])]{[%_x_]}', 'two')).toBe('one');
  });
});

describe('variables of one turn (12.2)', () => {
  const rules = [
    'BEGIN wave\n$ wave\n# Hi. [%animation="wave"] [%disable_cache="on"]\nEND',
    'BEGIN late\n+%animation="wave"\n$ how\n# late\nEND',
    'BEGIN voice\n+%inputtype="VOICE"\n$ how\n# voice\nEND',
    'BEGIN typed\n$ how\n# typed\nEND',
  ].join('\n');
  const held = (session: ReturnType<typeof chat>) => {
    const { animation = '', disable_cache: cache = '', inputtype = '' } = variablesOf(session);
    return [animation, cache, inputtype];
  };

  it('animation and disable_cache hold for one reply', () => {
    const session = chat(rules);
    expect(say(session, 'wave').rule).toBe('wave');
    expect(held(session)).toEqual(['wave', 'on', '']);
    expect(say(session, 'nothing matches').rule).toBeNull();
    expect(held(session)).toEqual(['', '', '']);
  });

  it('no condition of the next turn sees them', () => {
    const session = chat(rules);
    expect(['wave', 'how', 'wave', 'how'].map((phrase) => say(session, phrase).rule)).toEqual([
      'wave',
      'typed',
      'wave',
      'typed',
    ]);
  });

  it('what is set from outside holds for the turn that begins', () => {
    const session = chat(rules);
    update(session, { inputtype: 'VOICE' });
    expect(say(session, 'how').rule).toBe('voice');
    expect(held(session)).toEqual(['', '', 'VOICE']);
    expect(say(session, 'how').rule).toBe('typed');
    expect(say(session, 'how', { InputType: 'VOICE' }).rule).toBe('voice');
    expect(say(session, 'how').rule).toBe('typed');
  });

  it('the rule of a REQUEST event can set them for the same turn', () => {
    const session = chat(
      'BEGIN e\n$$REQUEST$$\n# [%animation="wave"]\nEND\nBEGIN r\n+%animation="wave"\n$ *\n# r\nEND',
    );
    expect([say(session, 'x').rule, say(session, 'x').rule]).toEqual(['r', 'r']);
  });

  it('the engine writes no ids of rules into the list of events', () => {
    const session = chat('BEGIN e\n$$REQUEST$$\n# closed\nEND');
    say(session, 'x');
    expect(variablesOf(session)['auto_event_ids']).toBeUndefined();
    update(session, { auto_event_ids: 'a' });
    say(session, 'x');
    expect(variablesOf(session)['auto_event_ids']).toBe('a');
    say(session, 'x');
    expect(variablesOf(session)['auto_event_ids']).toBeUndefined();
  });

  it('a variable that was never set does not count as set after a turn', () => {
    const session = chat('BEGIN a\n+%animation!="x"\n$ *\n# a\nEND');
    expect([say(session, 'x').rule, say(session, 'x').rule]).toEqual([null, null]);
  });
});

describe('a reply to a REQUEST event (10.4, 12.3)', () => {
  it('changes neither the id nor the label of the last reply', () => {
    const session = chat('BEGIN r\n--Label node\n$ *\n# r\nEND\nBEGIN e\n+%user_a="1"\n$$REQUEST$$\n# event\nEND', {
      platform: true,
    });
    say(session, 'x');
    update(session, { user_a: '1' });
    expect(say(session, 'x')).toMatchObject({ rule: 'e', event: true });
    expect(variablesOf(session)).toMatchObject({
      auto_reply_id: 'r',
      auto_reply_label: 'node',
      auto_response_type: 'response by request event',
    });
  });
});

describe('OneWord and FromState (15.1, 15.2)', () => {
  it.each([
    ['$ {[OneWord]/x}', 10100],
    ['$ <[ oneword ]/x> y', 10100],
    ['$ * {a/b [OneWord]} *', 10100],
    ['$ {[FromState("r")]/x}', 10100],
    ['$ x\n@ {[OneWord]/x}', 10101],
    ['$ x\n@ <a/[OneWord]>', 10101],
  ])('are not allowed in braces: %s', (lines, code) => {
    expect(codesOf(`${lines}\n# y`)).toEqual([code]);
  });

  it('the message shows the braces and points to the tag', () => {
    const [message] = compile({ rules: 'BEGIN r\n$ x {a/[OneWord]}\n# y\nEND' }).diagnostics;
    expect(message).toMatchObject({
      message: '`{a/[OneWord]}` is not allowed here.',
      line: 2,
      column: 8,
      start: 15,
      end: 24,
    });
  });

  it.each(['[OneWord]', 'a [ oneword ] b', 'a {[OneWord]/b}', '[FromState("r")] x', 'a \\\\[OneWord]'])(
    'nor in a dictionary: %s',
    (line) => {
      expect(codes('', { dictionaries: { e: ['x', line] } })).toEqual([10100]);
    },
  );

  it('a bracket with a backslash and other words in brackets are plain text there', () => {
    expect(codes('', { dictionaries: { e: ['\\[OneWord]', '[OneWords]', '[br]'] } })).toEqual([]);
  });

  it('a node is a label, or the id of a rule without one', () => {
    const node = 'BEGIN n.1\n--Label node\n$ a\n# a\nEND\nBEGIN n.2\n$ b\n# b\nEND\n';
    const after = (name: string) => codes(`${node}BEGIN r\n$ [FromState("${name}")] x\n# y\nEND`);
    expect(['node', 'NODE', 'n.2', 'N.2', 'n.1', 'other'].map(after)).toEqual([[], [], [], [], [17005], [17005]]);
    expect(codes(`${node}BEGIN r\n$ x\n# [ExtendAnswer("n.1")] [ExtendAnswer("node")]\nEND`)).toEqual([]);
  });
});

describe('operator (15.3)', () => {
  it.each([
    ['[operator', 10102],
    ['[operator("a"', 10102],
    ['[operator("a","b"', 10102],
    ['[operator("a")', 10102],
    ['[operator("a") x]', 10102],
    ['[operator()]', 12006],
    ['[operator(a)]', 12006],
    ['[operator("a" "b")]', 12006],
    ['[operator("a","b","c")]', 12003],
  ])('%s is %i', (answer, code) => {
    expect(codesOf(`$ *\n# ${answer}`)).toEqual([code]);
  });
});
