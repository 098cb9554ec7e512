import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler, Stats } from 'webpack';
import { keptFolder } from '../../build/kept/buildResults';
import { keepNewest, markUsed } from '../../build/kept/newest';
import { folderOfPages, pageCode, program } from './pageCode';

/** Bundled next to the configuration (`plugins/tools/prepared-config`); without that nothing is kept. */
const keptRender = path.join(path.dirname(__filename), 'keptRender.cjs');

/** Pages of 200 routes take 20 MB, and any change of the shared code makes all of them again. */
const mostKept = 4;

/** The threads that render pages load the program by its path, so what keeps pages is added to its end. */
function addTo(folder: string, registry: string): void {
  const code = pageCode(folder, registry);
  const pages = path.join(keptFolder, folderOfPages(code.shared));
  markUsed(pages);
  keepNewest(path.dirname(pages), mostKept);
  const text = `\nmodule.exports = { default: require(${JSON.stringify(keptRender)}).keepPages(module.exports.default, ${JSON.stringify(code)}) };\n`;
  appendFileSync(path.join(folder, program), text);
}

/**
 * Keeps the rendered pages between builds. Docusaurus renders all of them in every build, which takes two seconds of
 * thirteen even if a single sentence has changed.
 *
 * @throws Error when the program of the server has another form
 */
export default function keptPages({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'kept-pages',
    configureWebpack(_config, isServer) {
      if (!isServer || process.env['NODE_ENV'] !== 'production' || !existsSync(keptRender)) {
        return {};
      }
      const keep = (compiler: Compiler) =>
        compiler.hooks.done.tap('kept-pages', (stats: Stats) => {
          if (stats.hasErrors()) return;
          addTo(compiler.outputPath, readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8'));
        });
      return { plugins: [{ apply: keep }] };
    },
  };
}
