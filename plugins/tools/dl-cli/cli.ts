import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { compile, createSession, say } from '../../../src/dl';
import { diagnosticLine, replyLines } from './print';
import { readArguments, usage } from './readArguments';
import { WrongArguments } from './readText';

// npm run dl -- file.dl: checks rule files, prints their messages, and chats until the input ends. Exit code 1 on errors.

try {
  const given = readArguments(process.argv.slice(2), readFileSync);
  if (given === null) console.log(usage);
  else run(given);
} catch (error) {
  if (!(error instanceof WrongArguments)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

function run({ source, seed }: NonNullable<ReturnType<typeof readArguments>>): void {
  const { base, diagnostics } = compile(source);
  for (const diagnostic of diagnostics) console.log(diagnosticLine(diagnostic));
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  console.log([counted(base.rules.length, 'rule'), counted(errors, 'error'), counted(warnings, 'warning')].join(', '));
  process.exitCode = errors > 0 ? 1 : 0;
  chat(createSession(base, { clock: () => Date.now() / 1000, seed }));
}

function chat(session: ReturnType<typeof createSession>): void {
  const lines = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' });
  for (const problem of session.problems) console.log(`(${problem})`);
  lines.prompt();
  lines.on('line', (text) => {
    for (const line of replyLines(say(session, text))) console.log(line);
    lines.prompt();
  });
}
