import { availableParallelism } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { keptCopies } from '../../build/compressed';
import { precompress } from './precompress';

// Compresses all files of a site but its pages, the pages as soon as a message says that they are whole, and then the texts
// and indexes that plugins have made from them meanwhile.

const folder = workerData as string;
const isPage = (file: string) => file.endsWith('.html');

/** One processor is for the plugins and one for the thread of the Markdown texts, which would otherwise be the last to end. */
const atOnce = Math.max(1, availableParallelism() - 2);

const compress = (isMeant: (file: string) => boolean) => precompress(folder, { copies: keptCopies(), isMeant, atOnce });

const isOther = (file: string) => !isPage(file);
const others = compress(isOther);
parentPort?.once('message', async () => {
  await others;
  await compress(isPage);
  await compress(isOther);
});
