import type { Plugin } from '@docusaurus/types';
import { mustBeUsed } from '../build/mustBeUsed';

/**
 * Gives the browser another file in the place of a module. While the site is built, pages are rendered with the module itself.
 *
 * @param name of the plugin and of its row in plugins/README.md
 * @param module as it is asked for
 * @param file that takes its place
 */
export function replacedInBrowser(name: string, module: string, file: string): Plugin {
  return {
    name,
    configureWebpack(_config, isServer) {
      return isServer
        ? {}
        : {
            // The theme has aliases for its own modules, and the first that matches is taken.
            mergeStrategy: { 'resolve.alias': 'prepend' },
            resolve: { alias: { [`${module}$`]: file } },
            plugins: [mustBeUsed(`bundle/${name}`, { [module]: file })],
          };
    },
  };
}
