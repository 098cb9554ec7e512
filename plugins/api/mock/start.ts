import { readFileSync } from 'node:fs';
import { createSampleAssistant } from '../../../src/api/simulate/sampleAssistant';
import { exampleClock } from '../../../src/data/exampleClock';
import type { BaseSource } from '../../../src/dl';
import { asPlatform } from './delivery';
import { ApiMock } from './mock';
import { type CommandOptions, readOptions, usage, WrongOptions } from './options';

/** What the mock knows of the sample assistant. */
export type Pip = { base: BaseSource; events: readonly string[] };

function stop(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

function listen({ base, events }: Pip, options: CommandOptions): void {
  const { host, port, now, documented, tls, ...rest } = options;
  const clock = now ? () => Date.now() / 1000 : exampleClock;
  const mock = new ApiMock({
    ...asPlatform,
    ...rest,
    log: console.log,
    events: new Set(events),
    ...(tls ? { tls } : {}),
    ...(documented ? {} : { assistant: () => createSampleAssistant(base, clock) }),
  });
  for (const [name, server, own] of [
    ['Chat API', mock.chat, port],
    ['Server API', mock.server, port + 1],
  ] as const) {
    server.on('error', ({ code, message }: NodeJS.ErrnoException) => {
      // What stops one server often stops the other, too.
      if (process.exitCode) return;
      stop(
        code === 'EADDRINUSE'
          ? `Port ${own} is in use. Stop the program that uses it, or choose another port, for example --port ${own + 10}`
          : code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL'
            ? `--host is "${host}", which is not a name or address of this computer. Write --host localhost, or 0.0.0.0 for all of its addresses.`
            : `The mock cannot start: ${message}`,
      );
      mock.close();
    });
    const address = `${tls ? 'https' : 'http'}://${host}:${own}`;
    server.listen(own, host, () => console.log(`Ready: ${name} at ${address} (stop with Ctrl+C)`));
  }
  // The first process of a container ignores a signal that it does not handle.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => mock.close());
}

/** Runs the command: reads its options and listens, or says what is wrong with them. */
export function start(args: string[], pip: () => Pip): void {
  try {
    const options = readOptions(args, process.env, (path) => readFileSync(path, 'utf8'));
    if (options) {
      listen(pip(), options);
    } else {
      console.log(usage);
    }
  } catch (error) {
    if (!(error instanceof Error)) {
      throw error;
    }
    // A certificate that is none makes OpenSSL complain when the server is created.
    const reason =
      'code' in error && String(error.code).startsWith('ERR_OSSL') ? 'The certificate or key is not valid: ' : '';
    if (reason === '' && !(error instanceof WrongOptions)) {
      throw error;
    }
    stop(`${reason}${error.message}`);
  }
}
