import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Keeps the highlighter out of the script of the site: fences are coloured while building
 * (`plugins/transforms/rehype/rehypeHighlight.ts`). Nothing that is shown needs it any more, but theme-classic has a
 * client module that loads it on every page and has no option against that. The two modules that it imports
 * are aliased to an empty one: about 85 KB of script less.
 */
export default function noBrowserPrism(): Plugin {
  const empty = path.join(__dirname, 'client', 'noPrism.ts');
  return {
    name: 'no-browser-prism',
    configureWebpack() {
      return { resolve: { alias: { 'prism-react-renderer$': empty, '@theme/prism-include-languages': empty } } };
    },
  };
}
