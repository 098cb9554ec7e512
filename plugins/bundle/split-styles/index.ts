import type { LoadContext, Plugin } from '@docusaurus/types';

type Groups = { cacheGroups?: Record<string, unknown> };

/**
 * Lets a style sheet named `*.split.css` or `*.split.module.css` arrive with the component that imports it. Docusaurus puts all others into one
 * file that every page loads, because sheets that overrule each other need a fixed order; a split sheet must not.
 *
 * In the live server (`npm start`) nothing is changed.
 *
 * @throws Error when Docusaurus has no such file any more
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
