import type { LoadContext, Plugin } from '@docusaurus/types';

type Groups = { cacheGroups?: Record<string, unknown> };

/**
 * Loads a style sheet named `*.split.css` or `*.split.module.css` together with the component that imports it.
 * Docusaurus puts all others into one file that every page loads, because sheets that override each other need a fixed
 * order. A split sheet must therefore not override other sheets.
 *
 * The live server (`npm start`) is not affected.
 *
 * @throws Error when Docusaurus no longer has such a file
 */
export default function splitStyles(_context: LoadContext): Plugin {
  return {
    name: 'split-styles',
    configureWebpack({ optimization }, isServer) {
      if (isServer || process.env['NODE_ENV'] !== 'production') {
        return {};
      }
      const { cacheGroups = {} } = (optimization?.splitChunks || {}) as Groups;
      if (!cacheGroups['styles']) {
        throw new Error(
          '[split-styles] Docusaurus no longer has a cache group "styles". Fix: see where it collects style sheets, and exclude *.split.css and *.split.module.css there.',
        );
      }
      const test = /^(?!.*\.split\.(?:module\.)?css)/;
      return { optimization: { splitChunks: { cacheGroups: { styles: { test } } } } };
    },
  };
}
