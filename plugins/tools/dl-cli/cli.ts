import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { compile, createSession, say } from '../../../src/dl';
import { diagnosticLine, replyLines } from './print';
import { readArguments } from './readArguments';

/**
 * `npm run dl -- file.dl [--var name]… [--dict name=file]… [--functions file] [--spelling file] [--seed number]`:
 * checks a rule file, prints its messages, and chats in the terminal until the input ends. Exit code 1 on errors.
 */
const given = readArguments(process.argv.slice(2), (file) => readFileSync(file, 'utf8'));

if (typeof given === 'string') {
  console.error(given);
  process.exitCode = 1;
} else {
  const { base, diagnostics } = compile({ ...given.source, platform: true });
  for (const diagnostic of diagnostics) console.log(diagnosticLine(diagnostic));
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  console.log(`${base.rules.length} rules, ${errors} errors, ${diagnostics.length - errors} warnings`);
  process.exitCode = errors > 0 ? 1 : 0;
  chat(createSession(base, { clock: () => Date.now() / 1000, seed: given.seed }));
}

function chat(session: ReturnType<typeof createSession>): void {
  const lines = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' });
  lines.prompt();
  lines.on('line', (text) => {
    for (const line of replyLines(say(session, text))) console.log(line);
    lines.prompt();
  });
}
