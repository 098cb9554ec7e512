import { type ParseArgsConfig, parseArgs } from 'node:util';
import { reasonOf } from './reasonOf';
import { wrongArguments } from './wrongArguments';

type Options = NonNullable<ParseArgsConfig['options']>;

/** @returns the message of an error; of one of the system, such as a full disk, its reason and what to do */
export function plainMessage(error: unknown): string {
  const { message, code } = error instanceof Error ? (error as NodeJS.ErrnoException) : { message: String(error) };
  return (code === undefined ? undefined : reasonOf(`${code} ${message}`)) ?? message;
}

/** From now on, an error of the system that nothing has caught ends this process with its reason and fix alone. */
export function endPlainly(): void {
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    const isOfSystem = error.code !== undefined && reasonOf(`${error.code} ${error.message}`) !== undefined;
    console.error(isOfSystem ? plainMessage(error) : error);
    process.exit(1);
  });
}

/**
 * Reads what follows the name of a command. `--help` prints the usage and ends the program with 0; an unknown option, one
 * without its value, and an argument too many are named above the usage and end it with 1. So does a full or read-only
 * disk that the command meets later, with its fix.
 *
 * @param usage first line `Usage: npm run …`, then what the command does
 * @param options the options besides `--help`, as `parseArgs` of Node.js takes them
 * @param mostPlaces how many arguments may stand without an option
 */
export function commandLine<const Known extends Options>(usage: string, options: Known, mostPlaces = 0) {
  endPlainly();
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
