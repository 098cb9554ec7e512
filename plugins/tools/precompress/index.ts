import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Plugin } from '@docusaurus/types';
import type { Compiler, Stats } from 'webpack';
import { changePages } from '../../build/built-page/changePages';

/** Variable that `npm run build` sets: another build has no last step that takes these copies over. */
export const earlyVariable = 'BUILD_COMPRESSES';

/** The worker as it is bundled next to the configuration (`plugins/tools/prepared-config`). */
const workerFile = path.join(path.dirname(__filename), 'precompress.cjs');

/** The thread that compresses what is in a folder, and its end. */
type Thread = { worker: Worker; ended: Promise<void> };

function startIn(folder: string): Thread {
  const worker = new Worker(workerFile, { workerData: folder });
  // A build that fails ends although this thread still waits for its pages.
  worker.unref();
  const ended = new Promise<void>((resolve, reject) => {
    worker.once('error', reject).once('exit', () => resolve());
  });
  return { worker, ended };
}

/**
 * Compresses what the bundler has written while the pages are rendered, and the pages while other plugins make indexes
 * and Markdown texts from them. What changes later is compressed again by the last step of the build, which finds all
 * else among the kept copies.
 */
export default function compressEarly(): Plugin {
  let thread: Thread | undefined;
  return {
    name: 'compress-early',
    configureWebpack(_config, isServer) {
      if (isServer || !process.env[earlyVariable]) {
        return {};
      }
      const start = (compiler: Compiler) =>
        compiler.hooks.done.tap('compress-early', (stats: Stats) => {
          if (!stats.hasErrors()) thread = startIn(compiler.outputPath);
        });
      return { plugins: [{ apply: start }] };
    },
    async postBuild({ outDir }) {
      if (thread) {
        const { worker, ended } = thread;
        await changePages(outDir, (html) => html);
        worker.ref();
        worker.postMessage('pages are whole');
        await ended;
      }
    },
  };
}
