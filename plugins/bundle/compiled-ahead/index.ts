import type { Plugin } from '@docusaurus/types';
import type { Chunk, Compiler } from 'webpack';

const name = 'compiled-ahead';

/**
 * Chromium then compiles all functions of a script off the main thread while it arrives, rather than each at its first
 * call (https://v8.dev/blog/explicit-compile-hints). For other browsers it is a comment.
 */
export const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Docusaurus names the chunk groups of pages; chunks that are imported later, on demand, have no name. A group with its
 * own runtime is the entry of the site, which loads first, or a worker.
 */
const isForPages = ({ groupsIterable }: Chunk): boolean =>
  [...groupsIterable].some(
    (group) => group.name && (group.isInitial() || !group.chunks.some((chunk) => chunk.hasRuntime())),
  );

/** A plugin for the bundler that puts the hint before the scripts of pages. */
export const hintAtPages = {
  apply({ hooks, webpack }: Compiler): void {
    // The scripts are minified, without comments, and the names of files do not yet have the hashes of their content.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const chunks = [...compilation.chunks].filter(isForPages);
        for (const file of new Set(chunks.flatMap(({ files }) => [...files].filter((one) => one.endsWith('.js'))))) {
          compilation.updateAsset(file, (script) => new webpack.sources.ConcatSource(hint, script));
        }
      });
    });
  },
};

/**
 * Has Chromium compile the scripts that a page needs for hydration off the main thread. Nearly all of their functions
 * are called by then, and compiling them one by one is a third of the main-thread cost of scripts.
 *
 * The live server (`npm start`) is not affected.
 */
export default function compiledAhead(): Plugin {
  return {
    name,
    configureWebpack: (_config, isServer) =>
      isServer || process.env['NODE_ENV'] !== 'production' ? {} : { plugins: [hintAtPages] },
  };
}
