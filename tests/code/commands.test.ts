import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** The commands of this project that are programs of its own; npm runs those whose names begin with "pre" by itself. */
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const [, file = ''] = /^(?:tsx|node(?: --import tsx)?) (\S+)$/.exec(script) ?? [];
  return file === '' || name.startsWith('pre') ? [] : [{ name, file }];
});

/** What all commands that call `commandLine` themselves do with an option that is unknown, one of them shows. */
const callsCommandLine = ({ file }: { file: string }) =>
  statSync(file).isFile() && readFileSync(file, 'utf8').includes('commandLine(');
const withWrongOption = [
  ...commands.filter(callsCommandLine).slice(0, 1),
  ...commands.filter((command) => !callsCommandLine(command)),
];

type Outcome = { status: number; output: string; complaint: string };

/** @returns what each command does with the option, by its name */
async function outcomes(run: typeof commands, option: string): Promise<Map<string, Outcome>> {
  const files = JSON.stringify(run.map(({ file }) => file));
  const args = ['--import', 'tsx', 'tests/code/runCommands.cjs', files, option];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const found = JSON.parse(stdout) as Outcome[];
  return new Map(run.flatMap(({ name }, at) => (found[at] ? [[name, found[at]]] : [])));
}

const helps = outcomes(commands, '--help');
const wrongs = outcomes(withWrongOption, '--no-such-option');

describe(`${commands.length} commands`, () => {
  it('are found', () => {
    expect(commands.map(({ name }) => name)).toEqual(expect.arrayContaining(['start', 'build', 'dl', 'mock', 'test']));
  });

  it.each(commands)('$name says what it is for', async ({ name }) => {
    const help = (await helps).get(name);
    expect(help).toMatchObject({ status: 0, complaint: '' });
    expect(help?.output).toMatch(new RegExp(`^Usage: npm (?:run )?${name}\\b[^\\n]*\\n\\n[A-Z]`));
  });

  it.each(withWrongOption)('$name names an option that it does not have', async ({ name }) => {
    const { status, complaint = '' } = (await wrongs).get(name) ?? {};
    expect(status).toBe(1);
    expect(complaint).toContain('--no-such-option');
    expect(complaint).not.toMatch(/^\s+at |node:internal/m);
    expect(complaint).toMatch(/Usage: npm|--help/);
  });
});
