import path from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Starts a module in a thread of its own. Only a bundled module can (`plugins/tools/prepared-config`): the other bundles
 * are next to it. Of its own accord, a thread does not get the arguments of the command.
 *
 * @param name name of its bundle
 * @param workerData what it gets; anything that `structuredClone` copies
 */
export const startThread = (name: string, workerData?: unknown): Worker =>
  new Worker(path.join(path.dirname(__filename), `${name}.cjs`), { workerData, argv: process.argv.slice(2) });

/** @throws the error that ended the thread */
export const threadEnded = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.once('error', reject).once('exit', () => resolve());
  });
