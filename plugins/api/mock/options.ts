import { parseArgs } from 'node:util';
import { wrongArguments } from '../../../src/data/wrongArguments';
import { asPlatform } from './delivery';

export type CommandOptions = {
  host: string;
  /** Port of the Chat API; the Server API has the next one. */
  port: number;
  seed: number;
  repeatsAfter: readonly number[];
  /** The clock of the machine instead of that of the examples. */
  now: boolean;
  documented: boolean;
  anyId: boolean;
  webhookHosts: readonly string[];
  tls?: { cert: string; key: string };
};

export const usage = `Usage: npm run mock -- [options], or: node dialogos-mock.mjs [options]

Starts a mock of the DialogOS Chat API and Server API on this computer.

  --port <number>         port of the Chat API; the Server API gets the next one (4010, or PORT)
  --host <name>           address to listen at (localhost)
  --seed <number>         other IDs than those of the documentation (0)
  --repeat-times <list>   seconds before each repeat of a webhook message (${asPlatform.repeatsAfter.join(',')})
  --now                   use the clock of this computer instead of 15 March 2026, 17:05
  --documented            always answer with the examples of the API reference
  --any-id                accept IDs that the mock has not issued
  --webhook-host <name>   also send webhook messages to this host; can be repeated
  --cert <file>, --key <file>
                          listen with HTTPS, with this certificate and private key in PEM format
  --help                  show this text
`;

const config = {
  port: { type: 'string' },
  host: { type: 'string' },
  seed: { type: 'string' },
  'repeat-times': { type: 'string' },
  now: { type: 'boolean' },
  documented: { type: 'boolean' },
  'any-id': { type: 'boolean' },
  'webhook-host': { type: 'string', multiple: true },
  cert: { type: 'string' },
  key: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** A command line that cannot be run; its message says what to give. */
export class WrongOptions extends Error {}

const seeHelp = 'To see all options, use --help.';

function valuesOf(args: string[]) {
  try {
    return parseArgs({ args, options: config, strict: true }).values;
  } catch (error) {
    const reason = wrongArguments(error).replace(/ This command does not take.*$/, '');
    throw new WrongOptions(`${reason} ${seeHelp}`);
  }
}

function wholeNumber(name: string, value: string, least: number, most: number): number {
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= least && number <= most)) {
    throw new WrongOptions(`${name} is "${value}". Give a whole number from ${least} to ${most}. ${seeHelp}`);
  }
  return number;
}

function repeatTimes(list: string): number[] {
  const times = list === '' ? [] : list.split(',').map(Number);
  if (times.some((seconds) => !(seconds >= 0 && seconds <= 3600)) || /(?:^|,)\s*(?:,|$)/.test(list)) {
    throw new WrongOptions(
      `--repeat-times is "${list}". Give seconds from 0 to 3600 with commas between them, for example --repeat-times 1,2,3`,
    );
  }
  return times;
}

const reasons: Record<string, string> = {
  ENOENT: 'the file does not exist',
  EISDIR: 'this is a folder, not a file',
  EACCES: 'you may not read the file',
};

function fileAt(option: string, path: string, read: (path: string) => string): string {
  try {
    return read(path);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new WrongOptions(`${option} ${path}: ${reasons[code] ?? message}. Give the path of a PEM file.`);
  }
}

/**
 * Reads the command line of the mock.
 *
 * @param read returns the text of a file
 * @returns the options, or nothing when the usage is asked for
 * @throws WrongOptions that says what is wrong and what to give
 */
export function readOptions(
  args: string[],
  environment: Record<string, string | undefined>,
  read: (path: string) => string,
): CommandOptions | undefined {
  const values = valuesOf(args);
  if (values.help) {
    return undefined;
  }
  const { cert, key } = values;
  if ((cert === undefined) !== (key === undefined)) {
    throw new WrongOptions(`HTTPS needs both --cert and --key. ${seeHelp}`);
  }
  const port = values.port ?? environment.PORT ?? '4010';
  return {
    host: values.host ?? 'localhost',
    port: wholeNumber(values.port === undefined ? 'PORT' : '--port', port, 1, 65534),
    seed: wholeNumber('--seed', values.seed ?? '0', 0, Number.MAX_SAFE_INTEGER),
    repeatsAfter: values['repeat-times'] === undefined ? asPlatform.repeatsAfter : repeatTimes(values['repeat-times']),
    now: values.now ?? false,
    documented: values.documented ?? false,
    anyId: values['any-id'] ?? false,
    // The host of an address is in small letters, however it is written.
    webhookHosts: (values['webhook-host'] ?? []).map((name) => name.toLowerCase()),
    ...(cert !== undefined && key !== undefined
      ? { tls: { cert: fileAt('--cert', cert, read), key: fileAt('--key', key, read) } }
      : {}),
  };
}
