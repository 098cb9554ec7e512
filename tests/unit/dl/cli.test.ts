import { diagnosticLine, replyLines } from '@site/plugins/tools/dl-cli/print';
import { readArguments, usage } from '@site/plugins/tools/dl-cli/readArguments';
import { WrongArguments } from '@site/plugins/tools/dl-cli/readText';
import { compile, createSession, say } from '@site/src/dl';
import { describe, expect, it } from 'vitest';

const files: Record<string, string> = {
  'a.dl': 'BEGIN a\n$ hi\n# [break]\nEND\nBEGIN b\n$ *\n# b\nEND',
  'd.txt': 'one\r\ntwo',
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
    const [message] = compile({ rules: [{ file: 'x.dl', text: 'BEGIN a\n$ {a//b}\n# y\nEND' }] }).diagnostics;
    expect(message === undefined ? '' : diagnosticLine(message)).toBe(
      'x.dl:2:6 10401 The list has an empty variant. Fix: Write `--` for "nothing" or remove the extra `/`.',
    );
  });

  it('shows the reply, the rule that gave it and the others that matched', () => {
    const session = createSession(compile({ rules: files['a.dl'] ?? '' }).base, { clock: 0 });
    expect(replyLines(say(session, 'hi'))).toEqual(['b', '  (rule b, weight 0, "$ *"; other matches: a 1073774592)']);
    const empty = createSession(compile({ rules: '' }).base, { clock: 0 });
    expect(replyLines(say(empty, 'hi'))).toEqual(['(no rule replies)']);
  });

  it('reads the command line', () => {
    expect(readArguments(['a.dl', '--var', 'user_a', '--dict', 'd=d.txt', '--seed', '7'], read)).toEqual({
      seed: 7,
      source: {
        rules: [{ file: 'a.dl', text: files['a.dl'] }],
        variables: ['user_a'],
        dictionaries: { d: ['one', 'two'] },
        functions: [],
        spelling: [],
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
