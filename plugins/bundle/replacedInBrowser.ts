import type { Plugin } from '@docusaurus/types';
import { checkModules, mustBeUsed } from '../build/mustBeUsed';

type Options = {
  /** Whether the live server (`npm start`) has them, too. */
  inLiveServer?: boolean;
  /** Returns messages about errors in the modules of the bundle. */
  check?: (identifiers: string[]) => string[];
};

/**
 * Replaces modules with other files in the browser. The build renders pages with the original modules.
 *
 * @param name of the plugin and of its row in plugins/README.md
 * @param replacements module, as it is imported → file that replaces it
 */
export function replacedInBrowser(
  name: string,
  replacements: Readonly<Record<string, string>>,
  { inLiveServer = true, check = () => [] }: Options = {},
): Plugin {
  return {
    name,
    configureWebpack(_config, isServer) {
      if (isServer || (!inLiveServer && process.env['NODE_ENV'] !== 'production')) {
        return {};
      }
      const alias = Object.fromEntries(Object.entries(replacements).map(([module, file]) => [`${module}$`, file]));
      return {
        // The theme has aliases for its own modules, and the first alias that matches is used.
        mergeStrategy: { 'resolve.alias': 'prepend' },
        resolve: { alias },
        plugins: [mustBeUsed(`bundle/${name}`, replacements), checkModules(name, check)],
      };
    },
  };
}
