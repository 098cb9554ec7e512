import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** The commands of this project that are programs of its own; npm runs those whose names begin with "pre" by itself. */
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const [, program = '', file = ''] = /^(tsx|node) (\S+)$/.exec(script) ?? [];
  return file === '' || name.startsWith('pre')
    ? []
    : [{ name, file, run: program === 'tsx' ? ['--import', 'tsx', file] : [file] }];
});

/** What all commands that call `commandLine` themselves do with an option that is unknown, one of them shows. */
const callsCommandLine = ({ file }: { file: string }) =>
  statSync(file).isFile() && readFileSync(file, 'utf8').includes('commandLine(');
const withWrongOption = [
  ...commands.filter(callsCommandLine).slice(0, 1),
  ...commands.filter((command) => !callsCommandLine(command)),
];

type Outcome = { status: number; output: string; complaint: string };

const run = (args: readonly string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(process.execPath, args, (error, output, complaint) => {
      resolve({ status: error === null ? 0 : Number(error.code), output, complaint });
    });
  });

describe(`${commands.length} commands`, () => {
  it('are found', () => {
    expect(commands.map(({ name }) => name)).toEqual(expect.arrayContaining(['start', 'build', 'dl', 'mock', 'test']));
  });

  it.concurrent.each(commands)('$name says what it is for', async ({ name, run: args }) => {
    const help = await run([...args, '--help']);
    expect(help).toMatchObject({ status: 0, complaint: '' });
    expect(help.output).toMatch(new RegExp(`^Usage: npm (?:run )?${name}\\b[^\\n]*\\n\\n[A-Z]`));
  });

  it.concurrent.each(withWrongOption)('$name names an option that it does not have', async ({ run: args }) => {
    const wrong = await run([...args, '--no-such-option']);
    expect(wrong.status).toBe(1);
    expect(wrong.complaint).toContain('--no-such-option');
    expect(wrong.complaint).not.toMatch(/^\s+at |node:internal/m);
    expect(wrong.complaint).toMatch(/Usage: npm|--help/);
  });
});
