import type { BaseSource } from '../../../src/dl';

interface Given {
  readonly source: BaseSource;
  readonly seed: number;
}

const usage =
  'Usage: npm run dl -- file.dl [more.dl] [--var name] [--dict name=file] [--functions file] [--spelling file] [--seed number]';

const linesOf = (text: string) => text.split(/\r?\n/);

/** Reads the command line; files come through `read`. Returns a text for the user when the command cannot be run. */
export function readArguments(args: readonly string[], read: (file: string) => string): Given | string {
  const rules: { file: string; text: string }[] = [];
  const variables: string[] = [];
  const dictionaries: Record<string, string[]> = {};
  let functions: string[] = [];
  let spelling: string[] = [];
  let seed = 1;
  try {
    for (let index = 0; index < args.length; index++) {
      const arg = args[index] ?? '';
      if (!arg.startsWith('--')) {
        rules.push({ file: arg, text: read(arg) });
        continue;
      }
      index++;
      const value = args[index];
      if (value === undefined) return `${arg} needs a value.\n${usage}`;
      if (arg === '--var') variables.push(value);
      else if (arg === '--dict') {
        const at = value.indexOf('=');
        if (at < 1) return `--dict takes name=file, not "${value}".\n${usage}`;
        dictionaries[value.slice(0, at)] = linesOf(read(value.slice(at + 1)));
      } else if (arg === '--functions') functions = linesOf(read(value));
      else if (arg === '--spelling') spelling = linesOf(read(value));
      else if (arg === '--seed' && /^\d+$/.test(value)) seed = Number(value);
      else return `Unknown option or value: ${arg} ${value}\n${usage}`;
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  if (rules.length === 0) return usage;
  return { source: { rules, variables, dictionaries, functions, spelling }, seed };
}
