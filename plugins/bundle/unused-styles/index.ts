import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import { withoutUnused } from './withoutUnused';

const name = 'unused-styles';

const takeOut = {
  apply({ hooks, webpack }: Compiler): void {
    // The scripts are minified, and the names of files do not yet have the hashes of their content.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const textsOf = (ending: string) =>
          Object.entries(assets).flatMap(([file, asset]) =>
            file.endsWith(ending) ? [[file, String(asset.source())] as const] : [],
          );
        const sheets = textsOf('.css');
        const before = sheets.map(([, css]) => css);
        const after = withoutUnused(
          before,
          textsOf('.js').map(([, script]) => script),
        );
        if (after.join('').length >= before.join('').length) {
          const reason = `[${name}] Every rule of the style sheets is used. Fix: see what they contain now, and delete plugins/bundle/${name} if this is right.`;
          compilation.errors.push(new webpack.WebpackError(reason));
        }
        for (const [index, [file]] of sheets.entries()) {
          compilation.updateAsset(file, new webpack.sources.RawSource(after[index] ?? ''));
        }
      });
    });
  },
};

/**
 * Takes out of the style sheets what no page can use: most of it are variants of parts that Infima offers and the theme
 * does not need. Every page carries its style, so this is less to load and to compress for each of them.
 *
 * In the live server (`npm start`) nothing is changed.
 *
 * @throws Error when nothing is unused
 */
export default function unusedStyles(_context: LoadContext): Plugin {
  return {
    name,
    configureWebpack: (_config, isServer) =>
      isServer || process.env['NODE_ENV'] !== 'production' ? {} : { plugins: [takeOut] },
  };
}
