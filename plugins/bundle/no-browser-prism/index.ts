import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { mustBeUsed } from '../mustBeUsed';

/**
 * Keeps the highlighter out of the script of the site: fences are coloured while building
 * (`plugins/rehype/rehypeHighlight.ts`). Nothing that is shown needs it any more, but theme-classic has a
 * client module that loads it on every page and has no option against that. The two modules that it imports
 * are aliased to an empty one: about 85 KB of script less.
 */
export default function noBrowserPrism(): Plugin {
  const empty = path.join(__dirname, 'client', 'noPrism.ts');
  return {
    name: 'no-browser-prism',
    configureWebpack(_config, isServer) {
      const replaced = {
        [`${empty}?renderer`]: 'prism-react-renderer',
        [`${empty}?languages`]: '@theme/prism-include-languages',
      };
      const alias = Object.entries(replaced).map(([file, request]) => [`${request}$`, file]);
      return {
        resolve: { alias: Object.fromEntries(alias) },
        plugins: isServer ? [] : [mustBeUsed('no-browser-prism', replaced)],
      };
    },
  };
}
