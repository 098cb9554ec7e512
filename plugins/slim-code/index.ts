import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Package → what stands for it in the browser (`client/`). */
const replacements = {
  'hoist-non-react-statics': 'hoistStatics',
  'path-to-regexp': 'literalPath',
  tslib: 'tslib',
};

/**
 * Replaces packages that other packages bring to every page and of which this site needs next to nothing: 7 KB of script.
 *
 * @throws Error when a route has a parameter, which `literalPath` does not know
 */
export default function slimCode(_context: LoadContext): Plugin {
  return {
    name: 'slim-code',
    configureWebpack(_config, isServer) {
      const alias = Object.entries(replacements).map(([name, file]) => [
        `${name}$`,
        path.join(__dirname, 'client', `${file}.ts`),
      ]);
      return isServer ? {} : { resolve: { alias: Object.fromEntries(alias) } };
    },
    async postBuild({ routesPaths }) {
      const parametric = routesPaths.find((route) => /[:*?+()]/.test(route));
      if (parametric !== undefined) {
        throw new Error(
          `[slim code] The route ${parametric} is not literal. Fix: take "path-to-regexp" out of plugins/slim-code/index.ts.`,
        );
      }
    },
  };
}
