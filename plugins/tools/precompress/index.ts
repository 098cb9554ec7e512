import type { Plugin } from '@docusaurus/types';
import { changePages } from '../../build/built-page/changePages';
import { startThread, threadEnded } from '../../build/thread';

/** Variable that `npm run build` sets: another build has no last step that takes these copies over. */
export const earlyVariable = 'BUILD_COMPRESSES';

/**
 * Compresses scripts, styles and then the pages in a thread of its own, while other plugins make indexes and Markdown
 * texts from the pages, and then those. What changes later is compressed again by the last step of the build.
 *
 * It must come before plugins that work for long without a wait, because the thread starts at its turn.
 */
export default function compressEarly(): Plugin {
  return {
    name: 'compress-early',
    async postBuild({ outDir }) {
      if (process.env[earlyVariable]) {
        const worker = startThread('precompress', outDir);
        const pagesAreWhole = changePages(outDir, (html) => html).then(
          () => worker.postMessage('pages are whole'),
          // The error is that of the plugin that changes pages; the thread would wait for them for ever.
          () => worker.terminate(),
        );
        await Promise.all([threadEnded(worker), pagesAreWhole]);
        // Otherwise Node.js frees more than a gigabyte piece by piece before it ends.
        process.once('beforeExit', () => process.exit());
      }
    },
  };
}
