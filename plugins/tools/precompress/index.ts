import type { Worker } from 'node:worker_threads';
import type { Plugin } from '@docusaurus/types';
import { changePages } from '../../build/built-page/changePages';
import { startThread, threadEnded } from '../../build/thread';

/** Variable that `npm run build` sets: another build has no last step that takes these copies over. */
export const earlyVariable = 'BUILD_COMPRESSES';

/** The part of a compiler that is used; webpack and Rspack have it in common. */
type Compiler = { outputPath: string; hooks: { done: { tap(name: string, done: () => void): void } } };

/**
 * Compresses scripts and styles in a thread of its own while the pages are rendered, then the pages while other plugins
 * make indexes and Markdown texts from them, then those. What changes later is compressed again by the last step of the
 * build, which finds all else among the kept copies.
 */
export default function compressEarly(): Plugin {
  let worker: Worker | undefined;
  let ended: Promise<void> | undefined;

  const atScripts = {
    apply: (compiler: Compiler) =>
      compiler.hooks.done.tap('compress-early', () => {
        worker = startThread('precompress', compiler.outputPath);
        // A build that fails before its last step does not wait for it.
        worker.unref();
        ended = threadEnded(worker);
        // Its error is thrown in the last step.
        ended.catch(() => {});
      }),
  };

  return {
    name: 'compress-early',
    configureWebpack: (_config, isServer) =>
      process.env[earlyVariable] && !isServer ? { plugins: [atScripts as never] } : {},
    async postBuild({ outDir }) {
      if (worker) {
        worker.ref();
        const pagesAreWhole = changePages(outDir, (html) => html).then(
          () => worker?.postMessage('pages are whole'),
          // The error is that of the plugin that changes pages; the thread would wait for them for ever.
          () => worker?.terminate(),
        );
        await Promise.all([ended, pagesAreWhole]);
        // Otherwise Node.js frees more than a gigabyte piece by piece before it ends.
        process.once('beforeExit', () => process.exit());
      }
    },
  };
}
