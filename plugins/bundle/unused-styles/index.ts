import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import { changePages } from '../../build/built-page/changePages';
import { goneButNamed, withoutUnused } from './withoutUnused';

const name = 'unused-styles';

export type UnusedStylesOptions = {
  /** Inline scripts of the pages, which the bundler does not know. */
  scripts?: readonly string[];
};

const takeOut = (scripts: readonly string[], onGone: (gone: ReadonlySet<string>) => void) => ({
  apply({ hooks, webpack }: Compiler): void {
    // The scripts are already minified, and the names of files do not yet contain the hashes of their content.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const filesOf = (ending: string) => Object.keys(assets).filter((file) => file.endsWith(ending));
        const textOf = (file: string) => String(assets[file]?.source());
        const files = filesOf('.css');
        const { sheets, gone } = withoutUnused(files.map(textOf), [...scripts, ...filesOf('.js').map(textOf)]);
        if (gone.size === 0) {
          const reason = `[${name}] Every rule of the style sheets is used. Fix: see what they contain now, and delete plugins/bundle/${name} if this is right.`;
          compilation.errors.push(new webpack.WebpackError(reason));
        }
        for (const [index, file] of files.entries()) {
          compilation.updateAsset(file, new webpack.sources.RawSource(sheets[index] ?? ''));
        }
        onGone(gone);
      });
    });
  },
});

/**
 * Removes rules from the style sheets that no page can use. Most of them are variants of Infima components that the
 * theme does not need. Styles are inlined in every page, so each page becomes smaller.
 *
 * The live server (`npm start`) is not affected.
 *
 * @throws Error when nothing is unused, or a page uses a name that was removed
 */
export default function unusedStyles(_context: LoadContext, { scripts = [] }: UnusedStylesOptions = {}): Plugin {
  let gone: ReadonlySet<string> = new Set();
  return {
    name,
    configureWebpack: (_config, isServer) =>
      isServer || process.env['NODE_ENV'] !== 'production'
        ? {}
        : { plugins: [takeOut(scripts, (names) => (gone = names))] },
    async postBuild({ outDir }) {
      const pages = await changePages(outDir, (html, file) => {
        const [named] = goneButNamed(html, gone);
        if (named !== undefined) {
          throw new Error(
            `[${name}] ${file} names "${named}", which was taken out of the style sheets because no script names it. Fix: give the script of the page that does to plugins/bundle/${name} in docusaurus.config.ts.`,
          );
        }
        return html;
      });
      console.log(`[unused styles] ${gone.size} names left the style sheets; none is on one of ${pages} pages`);
    },
  };
}
