import { diagnosticLine, replyLines } from '@site/plugins/tools/dl-cli/print';
import { readArguments, usage } from '@site/plugins/tools/dl-cli/readArguments';
import { WrongArguments } from '@site/plugins/tools/dl-cli/readText';
import { compile, createSession, say } from '@site/src/dl';
import { describe, expect, it } from 'vitest';

const files: Record<string, string> = {
  'a.dl': 'BEGIN a\n$ hi\n# [break]\nEND\nBEGIN b\n$ *\n# b\nEND',
  'd.txt': 'one\r\ntwo',
  'f.txt': 'TEXT F() a',
  's.txt': 'parcel = pracel',
};
const read = (file: string) => {
  if (file === 'latin.dl') return Buffer.from([0x23, 0xe9]);
  const text = files[file];
  const code = file === 'rules' ? 'EISDIR' : 'ENOENT';
  if (text === undefined) throw Object.assign(new Error(code), { code });
  return Buffer.from(text);
};

describe('npm run dl', () => {
  it('prints a message as file:line:column code message Fix: …', () => {
    const lines = (text: string) => compile({ rules: [{ file: 'x.dl', text }] }).diagnostics.map(diagnosticLine);
    expect(lines('BEGIN a\n$ {a//b}\n# y\nEND')).toEqual([
      'x.dl:2:6 10401 The list has an empty variant. Fix: Write `--` for "nothing" or remove the extra `/`.',
    ]);
    expect(lines('BEGIN a\n$ hi\n# y')).toEqual([expect.stringMatching(/^x\.dl:\d+:\d+ warning unclosed .+ Fix: /)]);
  });

  it('shows the reply, the rule that gave it and the others that matched', () => {
    const session = createSession(compile({ rules: files['a.dl'] ?? '' }).base, { clock: 0 });
    expect(replyLines(say(session, 'hi'))).toEqual(['b', '  (rule b, weight 0, "$ *"; other matches: a 1073774592)']);
  });

  it.each([
    ['an event rule replied', 'BEGIN e\n$$REQUEST$$\n# Wait.\nEND', ['Wait.', '  (rule e, event)']],
    ['no rule replies', '', ['(no rule replies)']],
    [
      'the request failed, and why',
      'BEGIN e\n$$REQUEST$$\n# [*]\nEND',
      ['(The answer of an event rule contains a star or a fragment, which nothing can fill.)'],
    ],
  ])('says that %s', (_what, rules, lines) => {
    expect(replyLines(say(createSession(compile({ rules }).base, { clock: 0 }), 'hi'))).toEqual(lines);
  });

  it('reads the command line', () => {
    const lists = ['--dict', 'd=d.txt', '--functions', 'f.txt', '--spelling', 's.txt'];
    expect(readArguments(['a.dl', '--var', 'user_a', ...lists, '--seed', '7'], read)).toEqual({
      seed: 7,
      source: {
        rules: [{ file: 'a.dl', text: files['a.dl'] }],
        variables: ['user_a'],
        dictionaries: { d: ['one', 'two'] },
        functions: ['TEXT F() a'],
        spelling: ['parcel = pracel'],
        platform: true,
      },
    });
  });

  it('shows its options', () => {
    expect(readArguments(['--help', 'nope.dl'], read)).toBeNull();
    expect([...usage.matchAll(/--[a-z]+/g)].map(([name]) => name)).toContain('--functions');
  });

  it.each([
    [
      [],
      'No file is given. Write the path of a file, for example npm run dl -- rules.dl. To see all options, use --help.',
    ],
    [['nope.dl'], 'nope.dl: the file does not exist. Check the path.'],
    [['a.dl', '--dict', 'd=nope.txt'], 'nope.txt: the file does not exist. Check the path.'],
    [['rules'], 'rules: this is a folder. Give the files in it, for example with *.dl at the end of the path.'],
    [['latin.dl'], 'latin.dl:1 is not UTF-8: byte 2 is 0xe9. Fix: save the file as UTF-8 without a byte order mark.'],
    [
      ['a.dl', '--dict', 'd'],
      '--dict is "d". Give a name and a file, for example --dict city=city.txt. To see all options, use --help.',
    ],
    [['a.dl', '--seed', 'x'], '--seed is "x". Give a whole number of up to 9 digits. To see all options, use --help.'],
    [['a.dl', '--var'], "Option '--var <value>' argument missing. To see all options, use --help."],
    [['a.dl', '--vra', 'x'], "Unknown option '--vra'. To see all options, use --help."],
  ])('refuses %j', (args, message) => {
    expect(() => readArguments(args, read)).toThrow(new WrongArguments(message));
  });
});
