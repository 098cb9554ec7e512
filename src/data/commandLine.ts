import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** What is wrong in a command line, without the hint of Node.js about arguments that begin with a dash. */
export const wrongArguments = (error: unknown): string =>
  `${(error instanceof Error ? error.message : String(error)).split('. To specify')[0]?.replace(/\.$/, '')}.`;

/**
 * Reads what follows the name of a command. `--help` prints the usage and ends the program with 0; an unknown option, one
 * without its value, and an argument too many are named above the usage and end it with 1.
 *
 * @param usage first line `Usage: npm run …`, then what the command does
 * @param options the options besides `--help`, as `parseArgs` of Node.js takes them
 * @param mostPlaces how many arguments may stand without an option
 */
export function commandLine<const Known extends Options>(usage: string, options: Known, mostPlaces = 0) {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const extra = positionals[mostPlaces];
    if (extra !== undefined) throw new Error(`Unknown argument '${extra}'`);
    return { values, positionals };
  } catch (error) {
    console.error(`${wrongArguments(error)}\n${usage}`);
    process.exit(1);
  }
}
