import type { Plugin } from '@docusaurus/types';
import { checkModules, mustBeUsed } from '../build/mustBeUsed';

type Options = {
  /** Whether the live server (`npm start`) has them, too. */
  inLiveServer?: boolean;
  /** Says what is wrong with the modules of the bundle. */
  check?: (identifiers: string[]) => string[];
};

/**
 * Gives the browser other files in the place of modules. While the site is built, pages are rendered with the modules themselves.
 *
 * @param name of the plugin and of its row in plugins/README.md
 * @param replacements module, as it is asked for → file that takes its place
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
        // The theme has aliases for its own modules, and the first that matches is taken.
        mergeStrategy: { 'resolve.alias': 'prepend' },
        resolve: { alias },
        plugins: [mustBeUsed(`bundle/${name}`, replacements), checkModules(name, check)],
      };
    },
  };
}
