import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { forms, isForm } from './forms';
import { readRecords } from './records';

const known = Object.keys(forms).join(', ');

const usage = `Usage: npm run search:export -- --for <engine> [--out <folder>] [<folder of the built site>]

Writes <engine>.jsonl and <engine>.settings.json, which you can import into a search service. Engines: ${known}.`;

/** @throws Error with what is wrong in the command, or in the built site */
function main(args: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      for: { type: 'string' },
      out: { type: 'string', default: '.cache/search-export' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const [dir = 'build'] = positionals;
  const { for: form = '', out, help } = values;
  if (help) {
    console.log(usage);
    return;
  }
  if (!isForm(form)) {
    throw new Error(`--for is "${form}", but it must be one of ${known}. Fix: npm run search:export -- --for algolia`);
  }
  const { lines, settings } = forms[form](readRecords(dir));
  mkdirSync(out, { recursive: true });
  const file = path.join(out, `${form}.jsonl`);
  writeFileSync(file, `${lines.join('\n')}\n`);
  writeFileSync(path.join(out, `${form}.settings.json`), `${JSON.stringify(settings, null, 2)}\n`);
  console.log(`${file}: ${lines.length} lines, with the settings in a file next to it`);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  const [message] = (error as Error).message.split('. To specify');
  console.error(`[search export] ${message}\n${usage}`);
  process.exitCode = 1;
}
