import { parseArgs } from 'node:util';
import { wrongArguments } from '../../../src/data/wrongArguments';
import type { BaseSource } from '../../../src/dl';
import { readText, WrongArguments } from './readText';

interface Given {
  readonly source: BaseSource;
  readonly seed: number;
}

export const usage = `Usage: npm run dl -- [options] <file.dl> …

Checks files of DL rules, prints their messages, and lets you chat with the rules until the input ends.

  --var <name>              declare a variable; can be repeated
  --dict <name>=<file>      read the lines of a dictionary from a file; can be repeated
  --functions <file>        read the functions of the assistant from a file
  --spelling <file>         read the spelling variants from a file
  --seed <number>           another random choice (1)
  --help                    show this text

The variables that the platform declares, such as user_name, need no --var.
`;

const options = {
  var: { type: 'string', multiple: true },
  dict: { type: 'string', multiple: true },
  functions: { type: 'string' },
  spelling: { type: 'string' },
  seed: { type: 'string' },
  help: { type: 'boolean' },
} as const;

const seeHelp = 'To see all options, use --help.';

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new WrongArguments(`${wrongArguments(error)} ${seeHelp}`);
  }
}

function dictionary(given: string, read: (file: string) => string[]): [name: string, lines: string[]] {
  const [, name, file] = /^([^=]+)=(.+)$/s.exec(given) ?? [];
  if (name === undefined || file === undefined) {
    throw new WrongArguments(
      `--dict is "${given}". Give a name and a file, for example --dict city=city.txt. ${seeHelp}`,
    );
  }
  return [name, read(file)];
}

/**
 * Reads the command line, and files with `readBytes`.
 *
 * @returns what to run; null when the reader asked for help
 * @throws WrongArguments that says what to write instead
 */
export function readArguments(args: readonly string[], readBytes: (file: string) => Uint8Array): Given | null {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  if (positionals.length === 0) {
    throw new WrongArguments(
      `No file is given. Write the path of a file, for example npm run dl -- rules.dl. ${seeHelp}`,
    );
  }
  const seed = values.seed ?? '1';
  if (!/^\d{1,9}$/.test(seed)) {
    throw new WrongArguments(`--seed is "${seed}". Give a whole number of up to 9 digits. ${seeHelp}`);
  }
  const linesOf = (file: string | undefined) => (file === undefined ? [] : readText(file, readBytes).split(/\r?\n/));
  return {
    seed: Number(seed),
    source: {
      rules: positionals.map((file) => ({ file, text: readText(file, readBytes) })),
      variables: values.var ?? [],
      dictionaries: Object.fromEntries((values.dict ?? []).map((given) => dictionary(given, linesOf))),
      functions: linesOf(values.functions),
      spelling: linesOf(values.spelling),
      platform: true,
    },
  };
}
