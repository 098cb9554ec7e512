import type { Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import { buildResults } from '../../build/kept/buildResults';
import type { Kept } from '../../build/kept/kept';

const name = 'kept-scripts';

/**
 * Gives the bundler the scripts that an earlier build has already minified, and caches the output of its minifier for
 * the others.
 *
 * @param kept the cache of scripts
 * @returns a plugin for the bundler
 */
export const keepScripts = (kept: Kept) => ({
  apply({ hooks, options, webpack }: Compiler): void {
    const { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE } = webpack.Compilation;
    hooks.thisCompilation.tap(name, (compilation) => {
      const { minimize, minimizer } = options.optimization;
      // A build without a minifier must not cache its scripts as minified ones.
      if (!minimize) return;
      const settings = JSON.stringify(minimizer);
      const whole = new Map<string, string>();
      const inputs = (text: string) => [settings, text];
      compilation.hooks.processAssets.tap({ name, stage: PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1 }, (assets) => {
        for (const file of Object.keys(assets).filter((asset) => asset.endsWith('.js'))) {
          const text = String(assets[file]?.source());
          const found = kept.found('scripts', inputs(text));
          if (found === undefined) whole.set(file, text);
          // The minifier skips files with this flag.
          else compilation.updateAsset(file, new webpack.sources.RawSource(found.toString()), { minimized: true });
        }
      });
      compilation.hooks.processAssets.tap({ name, stage: PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 }, (assets) => {
        for (const [file, text] of whole) {
          kept.keep('scripts', inputs(text), String(assets[file]?.source()));
        }
        // The bundler holds on to its hooks until the build ends.
        whole.clear();
      });
    });
  },
});

/**
 * Caches minified scripts between builds: the bundler caches the earlier stages, but minifies all scripts in every
 * build.
 */
export default function keptScripts(): Plugin {
  return {
    name,
    configureWebpack: (_config, isServer) =>
      isServer || process.env['NODE_ENV'] !== 'production' ? {} : { plugins: [keepScripts(buildResults())] },
  };
}
