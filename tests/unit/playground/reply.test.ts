import { describe, expect, it } from 'vitest';
import { contestOf, decidingRow, verdict } from '../../../src/components/DlPlayground/chat/explainWeight';
import { reasonInWords } from '../../../src/components/DlPlayground/chat/reasonInWords';
import { replyView, safeUrl } from '../../../src/components/DlPlayground/chat/replyView';
import { variableChanges } from '../../../src/components/DlPlayground/chat/variableChanges';
import { compile, createSession, say } from '../../../src/dl';

const answer = (body: string) => {
  const { base } = compile({ rules: `BEGIN a\n$ *\n# ${body}\nEND` });
  return replyView(say(createSession(base, { clock: 0 }), 'hi').parts);
};
const replyTo = (phrase: string, ...rules: string[]) => {
  const { base } = compile({ rules: rules.join('\n') });
  return say(createSession(base, { clock: 0 }), phrase);
};
const rule = (id: string, ...lines: string[]) => ['BEGIN ' + id, ...lines, 'END'].join('\n');
const line = (...texts: string[]) => ({ kind: 'line', runs: texts.map((text) => ({ text })) });

describe('a reply as a channel shows it', () => {
  it('puts links into the text and questions under it as buttons', () => {
    expect(
      answer('See [href(https://parcels.example/a)]{the map} or [inf]{ask} [inf("where is it")]{Where} now'),
    ).toEqual({
      blocks: [
        {
          kind: 'line',
          runs: [
            { text: 'See' },
            { text: 'the map', url: 'https://parcels.example/a' },
            { text: 'or' },
            { text: 'now' },
          ],
        },
      ],
      buttons: [
        { label: 'ask', ask: 'ask' },
        { label: 'Where', ask: 'where is it' },
      ],
      notes: [],
    });
  });

  it('shows lines and lists in lists', () => {
    expect(answer('a [br] b [ul] [li] c [ol] [li] d [el] [li] e [el] f').blocks).toEqual([
      line('a'),
      line('b'),
      {
        kind: 'list',
        ordered: false,
        items: [[line('c'), { kind: 'list', ordered: true, items: [[line('d')]] }], [line('e')]],
      },
      line('f'),
    ]);
  });

  it('shows items without a list as lines, and ends what was left open', () => {
    expect(answer('[li] a [li] b').blocks).toEqual([line('a'), line('b')]);
    expect(
      replyView([
        { kind: 'list', mark: 'ul' },
        { kind: 'text', text: 'a' },
      ]).blocks,
    ).toEqual([{ kind: 'list', ordered: false, items: [[line('a')]] }]);
  });

  it('says what else the channel does', () => {
    expect(answer('x [openwindow("https://parcels.example")] [operator("billing","a bill")]').notes).toEqual([
      { text: 'Opens the page https://parcels.example', url: 'https://parcels.example/' },
      { text: 'The chat is handed over to an operator of the group “billing”: “a bill”' },
    ]);
    expect(answer('x [operator]').notes).toEqual([{ text: 'The chat is handed over to an operator.' }]);
  });

  it('makes no link of an address that is not http or https', () => {
    const hostile = [
      'javascript:alert(1)',
      ' JAVASCRIPT:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      '//a',
      'x',
    ];
    for (const url of hostile) {
      expect(safeUrl(url), url).toBeUndefined();
      expect(replyView([{ kind: 'link', url, target: null, text: 'go' }]).blocks, url).toEqual([line('go')]);
      expect(replyView([{ kind: 'page', url, parent: false }]).notes[0], url).not.toHaveProperty('url');
    }
    expect(safeUrl(' https://a.example/x y ')).toBe('https://a.example/x%20y');
  });

  it('keeps markup as the text that it is', () => {
    expect(answer('<img src=x onerror=alert(1)>').blocks).toEqual([line('<img src=x onerror=alert(1)>')]);
  });
});

describe('why a rule answered', () => {
  it.each([
    ['No other rule matches this phrase.', [rule('a', '$ hi', '# x')]],
    ['It wins over b by “No star”: 1 to 0.', [rule('a', '$ hi', '# x'), rule('b', '$ *', '# y')]],
    ['It wins over b by “Length”: 2 to 0.', [rule('a', '$ hi *', '# x'), rule('b', '$ *', '# y')]],
    [
      'b has a greater weight, but none of its answers could be built.',
      [rule('a', '$ *', '# x'), rule('b', '$ hi', '# y [break]')],
    ],
    [
      /^[ab] has the same weight, so one of the answers of both rules was chosen at random\.$/,
      [rule('a', '$ hi', '# x'), rule('b', '$ hi', '# y')],
    ],
  ])('%s', (sentence, rules) => {
    const contest = contestOf(replyTo('hi', ...rules));
    expect(contest).toBeDefined();
    if (contest !== undefined) expect(verdict(contest, false)).toMatch(sentence);
  });

  /** The verdict on the last of the phrases; `d` is a dictionary with the lines `one` and `two`. */
  const verdictAfter = (phrases: readonly string[], ...rules: string[]) => {
    const { base } = compile({ rules: rules.join('\n'), dictionaries: { d: ['one', 'two'] } });
    const session = createSession(base, { clock: 0 });
    const contest = phrases.map((phrase) => contestOf(say(session, phrase))).at(-1);
    return contest === undefined ? undefined : verdict(contest, false);
  };

  it.each([
    ['the same weight, and the order flags of the answers decide: 1 to 0.', ['# :+1: x'], ['# y'], ['hi']],
    ['the same weight, and the order flags of the answers decide: 0 to -2.', ['# x'], ['# :-2: y'], ['hi']],
    ['the same weight, but its answer has the flag “:last:”, so it has to wait.', ['# x'], ['# :l: y'], ['hi']],
    [
      'the same weight, but its answer has the flag “:luniq:” and has been used, so it has to wait.',
      ['# x'],
      ['# :lu:+1: y'],
      ['hi', 'hi'],
    ],
    [
      'the same weight, but all of its answers have the flag “:uniq:” and have been used.',
      ['# x'],
      ['# :u:+1: y'],
      ['hi', 'hi'],
    ],
    ['the same weight, but none of its answers could be built.', ['# :-1: x'], ['# y [break]'], ['hi']],
    [
      'the same weight, but block lines have turned off all of its answers.',
      ['# x'],
      ['--if(%last_mark)', '# y', '--endif'],
      ['hi'],
    ],
  ])('b has %s', (sentence, ofA, ofB, phrases) => {
    const rules = [rule('b', '$ hi', ...ofB), rule('a', '$ hi', ...ofA)];
    expect(verdictAfter(phrases, ...rules)).toBe(`b has ${sentence}`);
    expect(verdictAfter(phrases, ...rules.toReversed())).toBe(`b has ${sentence}`);
  });

  it('tells a stronger rule whose answers had been used from one whose answers could not be built', () => {
    expect(verdictAfter(['hi', 'hi'], rule('b', '$ hi', '# :u: y'), rule('a', '$ *', '# x'))).toBe(
      'b has a greater weight, but all of its answers have the flag “:uniq:” and have been used.',
    );
    expect(verdictAfter(['one', 'one'], rule('b', '$ [sudict(d)]', '# y'), rule('a', '$ *', '# x'))).toBe(
      'b has a greater weight, but its question matches a dictionary line that has been used.',
    );
  });

  it('compares the winner with the rule that was nearest to the reply, and no part of the weight decides', () => {
    const contest = contestOf(
      replyTo('hi', rule('c', '$ hi', '# :l: x'), rule('b', '$ hi', '# :-1: y'), rule('a', '$ hi', '# z')),
    );
    expect(contest?.others.map((other) => other.rule)).toEqual(['b', 'c']);
    expect(contest?.others.map((other) => contest && decidingRow(contest.winner, other))).toEqual([
      undefined,
      undefined,
    ]);
    const stronger = contestOf(replyTo('hi', rule('a', '$ *', '# x'), rule('b', '$ hi', '# y [break]')));
    expect(stronger?.others.map((other) => decidingRow(stronger.winner, other))).toEqual([undefined]);
  });

  it('finds the winner among rules with one id', () => {
    const reply = replyTo('hi', rule('a', '--Label one', '$ hi', '# :l: x'), rule('a', '--Label two', '$ hi', '# y'));
    expect(contestOf(reply)?.winner.label).toBe('two');
  });

  it('says why rules that match give no reply', () => {
    const circumstances = { isWithOperator: false, hasErrors: false };
    expect(reasonInWords(replyTo('hi', rule('a', '$ hi', '# x [break]')), circumstances)).toBe(
      'These rules match, but none of their answers could be built: a.',
    );
    const { base } = compile({ rules: rule('a', '$ hi', '# :u: x') });
    const session = createSession(base, { clock: 0 });
    say(session, 'hi');
    expect(reasonInWords(say(session, 'hi'), circumstances)).toBe(
      'a matches, but all of its answers have the flag “:uniq:” and have been used.',
    );
    const failed = replyTo('hi', rule('e', '$$REQUEST$$', '# [*]'));
    expect(reasonInWords(failed, circumstances)).toBe(failed.problem);
    const taken = replyTo('hi', rule('a', '$ bye', '# x'));
    expect(reasonInWords(taken, { ...circumstances, isWithOperator: true })).toBe(
      'An operator has taken over the chat, so no rule is tried.',
    );
  });

  it('names the event rule that answers before all others', () => {
    const reply = replyTo('hi', rule('e', '$$REQUEST$$', '# Wait.'), rule('a', '$ hi', '# x'));
    expect(reasonInWords(reply, { isWithOperator: false, hasErrors: false })).toBe(
      'The event rule e answers before any phrase is matched.',
    );
  });

  it('shows three rules and counts the rest', () => {
    const rules = ['a', 'b', 'c', 'd', 'e'].map((id) => rule(id, '$ *', '# x'));
    const contest = contestOf(replyTo('hi', ...rules));
    expect(contest?.others).toHaveLength(2);
    expect(contest?.more).toBe(2);
  });

  it('names no winner where no rule was matched', () => {
    expect(contestOf(replyTo('hi', rule('a', '$ bye', '# x')))).toBeUndefined();
    expect(contestOf(replyTo('hi', rule('a', '$$REQUEST$$', '# x')))).toBeUndefined();
  });

  it.each([
    ['The question of a matches, but its condition +%user_a is not true.', '', ['+%user_a', '$ hi', '# x']],
    [
      'The question of a matches, but its condition +!%user_b is not true.',
      '',
      ['+%user_b', '+!%user_b', '$ hi', '# x'],
    ],
    [
      'The question of l matches, but its condition +%user_a="1" is not true.',
      '',
      ['--Label l', '+%user_a="1"', '$ hi', '# x'],
    ],
    ['The question of a matches, but its condition +%user_a!="1" is not true.', '', ['+%user_a!="1"', '$ *', '# x']],
    ['The question of a matches, but the line with @ does not match the previous reply.', '', ['$ hi', '@ *', '# x']],
    ['The question of a matches, but the last reply is not from the node a.', '', ['$ [FromState("a")] hi', '# x']],
    ['No question matches the phrase.', 'A question must', ['+%user_a', '$ bye', '# x']],
  ])('says what keeps a rule whose question matches: %s', (sentence, more, lines) => {
    const { base } = compile({ rules: rule('a', ...lines), variables: ['user_a', 'user_b b'] });
    const reason = reasonInWords(say(createSession(base, { clock: 0 }), 'hi'), {
      isWithOperator: false,
      hasErrors: false,
    });
    expect(reason.startsWith(more === '' ? sentence : `${sentence} ${more}`)).toBe(true);
  });

  it('names the rules that a catch-all rule answers for, but none that consists of stars', () => {
    const own = [rule('a', '+%last_mark', '$ * hi *', '# x'), rule('b', '+%last_mark', '$ *', '# y')];
    const contest = contestOf(replyTo('hi', ...own, rule('any', '$ *', '# z')));
    expect(contest && verdict(contest, false)).toBe(
      'No other rule matches this phrase. The question of a matches, but its condition +%last_mark is not true.',
    );
  });

  it('does not blame the questions alone where rules were skipped because of errors', () => {
    const reason = (hasErrors: boolean) =>
      reasonInWords(replyTo('hi', rule('a', '$ bye', '# x')), { isWithOperator: false, hasErrors });
    expect(reason(false)).toMatch(/^No question matches the phrase\./);
    expect(reason(true)).toMatch(/^Rules with errors are skipped, and none of the other rules matches the phrase\./);
    const hindered = replyTo('hi', rule('a', '+%last_mark', '$ hi', '# x'));
    expect(reasonInWords(hindered, { isWithOperator: false, hasErrors: true })).toBe(
      'The question of a matches, but its condition +%last_mark is not true. Rules with errors are skipped.',
    );
    const contest = contestOf(replyTo('hi', rule('a', '$ *', '# x')));
    expect(contest && verdict(contest, true)).toBe('No other rule matches this phrase. Rules with errors are skipped.');
  });
});

describe('the variables of a turn', () => {
  it('are those of a rule if their names start with auto_reg_var_', () => {
    const [first, second] = variableChanges({}, { auto_request_counter: '1', auto_reg_var_wrong: '1' });
    expect([first?.name, first?.automatic]).toEqual(['auto_reg_var_wrong', false]);
    expect([second?.name, second?.automatic]).toEqual(['auto_request_counter', true]);
  });

  it('come changed first, automatic ones last, empty ones not at all', () => {
    const before = { city: 'Omsk', name: '', auto_time: '17:05', 'reply-': 'a', that_anchor: 'x', gone: '' };
    const after = { city: 'Omsk', name: 'Nina', auto_time: '17:05', 'reply-': 'b', that_anchor: '', gone: '' };
    expect(variableChanges(before, after).map(({ name, changed }) => [name, changed])).toEqual([
      ['name', true],
      ['that_anchor', true],
      ['city', false],
      ['reply-', true],
      ['auto_time', false],
    ]);
  });
});
