import { diagnosticLine, replyLines } from '@site/plugins/tools/dl-cli/print';
import { readArguments } from '@site/plugins/tools/dl-cli/readArguments';
import { compile, createSession, diagnose, say } from '@site/src/dl';
import { describe, expect, it } from 'vitest';

const files: Record<string, string> = {
  'a.dl': 'BEGIN a\n$ hi\n# [break]\nEND\nBEGIN b\n$ *\n# b\nEND',
  'd.txt': 'one\r\ntwo',
};
const read = (file: string) => {
  const text = files[file];
  if (text === undefined) throw new Error(`${file}: no such file`);
  return text;
};

describe('npm run dl', () => {
  it('prints a message as file:line:column code message Fix: …', () => {
    const [message] = diagnose({ rules: [{ file: 'x.dl', text: 'BEGIN a\n$ {a//b}\n# y\nEND' }] });
    expect(message === undefined ? '' : diagnosticLine(message)).toBe(
      'x.dl:2:6 10401 The list has an empty variant. Fix: Write `--` for "nothing" or remove the extra `/`.',
    );
  });

  it('shows the reply, the rule that gave it and the others that matched', () => {
    const session = createSession(compile({ rules: read('a.dl') }).base, { clock: 0 });
    expect(replyLines(say(session, 'hi'))).toEqual(['b', '  (rule b, weight 0, "$ *"; other matches: a 1073774592)']);
    const empty = createSession(compile({ rules: '' }).base, { clock: 0 });
    expect(replyLines(say(empty, 'hi'))).toEqual(['(no rule answers)']);
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
      },
    });
  });

  it.each([
    [[], 'Usage:'],
    [['nope.dl'], 'nope.dl: no such file'],
    [['a.dl', '--dict', 'd'], '--dict takes name=file'],
    [['a.dl', '--seed', 'x'], 'Unknown option or value: --seed x'],
    [['a.dl', '--var'], '--var needs a value'],
  ])('refuses %j', (args, message) => {
    expect(readArguments(args, read)).toContain(message);
  });
});
