import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler, Stats } from 'webpack';
import { isBundled, keptFolder } from '../../build/kept/buildResults';
import { keepNewest, markUsed } from '../../build/kept/newest';
import { folderOfPages, pageCode, program } from './pageCode';

/** The pages of 200 routes take 20 MB, and any change of the shared code renders all of them again. */
const mostKept = 4;

/**
 * Routes the rendering of pages through a module that caches them. The rendering threads load the server bundle by its
 * path, so a reference to the module is appended to the bundle.
 *
 * @param keeper path of the module, which exports `keepPages`
 * @param registryFile path of the generated file `registry.js`
 * @param folder of all cached results
 * @returns a plugin for the bundler
 */
export const renderThrough = (keeper: string, registryFile: string, folder: string) => ({
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('kept-pages', (stats: Stats) => {
      if (stats.hasErrors()) return;
      const code = pageCode(compiler.outputPath, readFileSync(registryFile, 'utf8'));
      const pages = path.join(folder, folderOfPages(code.shared));
      markUsed(pages);
      keepNewest(path.dirname(pages), mostKept);
      const kept = `require(${JSON.stringify(keeper)}).keepPages(module.exports.default, ${JSON.stringify(code)})`;
      appendFileSync(path.join(compiler.outputPath, program), `\nmodule.exports = { default: ${kept} };\n`);
    });
  },
});

/**
 * Caches the rendered pages between builds. Docusaurus renders all of them in every build, which takes two seconds of
 * thirteen even if a single sentence has changed.
 *
 * @throws Error when the format of the server bundle has changed
 */
export default function keptPages({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'kept-pages',
    configureWebpack(_config, isServer) {
      if (!isServer || !isBundled || process.env['NODE_ENV'] !== 'production') {
        return {};
      }
      // Bundled next to the configuration (`plugins/tools/prepared-config`).
      const keeper = path.join(path.dirname(__filename), 'keptRender.cjs');
      return { plugins: [renderThrough(keeper, path.join(generatedFilesDir, 'registry.js'), keptFolder)] };
    },
  };
}
