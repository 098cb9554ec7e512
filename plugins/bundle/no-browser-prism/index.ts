import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { mustBeUsed } from '../../build/mustBeUsed';

/**
 * Keeps the highlighter out of the bundle, because fences are highlighted during the build
 * (`plugins/transforms/rehype/rehypeHighlight.ts`). No component needs it any more, but theme-classic has a
 * client module that loads it on every page, without an option to turn this off: about 85 KB of script.
 */
export default function noBrowserPrism(): Plugin {
  const client = (name: string) => path.join(__dirname, 'client', name);
  const replaced = {
    'prism-react-renderer': client('noPrism.ts'),
    '@theme/prism-include-languages': client('noLanguages.ts'),
  };
  return {
    name: 'no-browser-prism',
    configureWebpack(_config, isServer) {
      return {
        // The theme has an alias for its own file, and the first alias that matches is taken.
        mergeStrategy: { 'resolve.alias': 'prepend' },
        resolve: {
          alias: Object.fromEntries(Object.entries(replaced).map(([request, file]) => [`${request}$`, file])),
        },
        plugins: isServer ? [] : [mustBeUsed('bundle/no-browser-prism', replaced)],
      };
    },
  };
}
