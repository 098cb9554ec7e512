import type { Plugin } from '@docusaurus/types';
import { keptCopies } from '../../build/compressed';
import { precompress } from './precompress';

/** Variable that `npm run build` sets: another build has no last step that takes these copies over. */
export const earlyVariable = 'BUILD_COMPRESSES';

/**
 * Compresses scripts and styles while other plugins still make indexes and Markdown texts from the pages. What
 * changes later is compressed again by the last step of the build, which finds all else among the kept copies.
 */
export default function compressEarly(): Plugin {
  return {
    name: 'compress-early',
    async postBuild({ outDir }) {
      if (process.env[earlyVariable]) {
        // Other plugins still write into pages.
        await precompress(outDir, keptCopies(), (file) => !file.endsWith('.html'));
      }
    },
  };
}
