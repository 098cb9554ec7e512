import type { Chunk, Compilation, Compiler, sources } from 'webpack';
import type { PageScripts } from './client/pageScripts';

/** The part of the bundler that a plugin needs while it runs. */
type Bundler = { Compilation: typeof Compilation; sources: Pick<typeof sources, 'RawSource'> };

const name = 'page-routes';

/** What a text is made of: the text, and data that Docusaurus has written for it. */
const isText = (module: { nameForCondition: () => string | null }): boolean =>
  /\.(?:mdx?|json)$/.test(module.nameForCondition() ?? '');

const scriptOf = ({ files }: Chunk): string => [...files].find((file) => file.endsWith('.js')) ?? '';

/**
 * The chunks that hold texts and that only routes lead to: their names change with every edit. All others hold code,
 * which can be asked for on any page.
 */
function textChunks({ chunks, chunkGraph }: Compilation, ofRoutes: ReadonlySet<string>): Chunk[] {
  return [...chunks].filter(
    (chunk) =>
      [...chunk.groupsIterable].every((group) => ofRoutes.has(group.name ?? '')) &&
      [...chunkGraph.getChunkModules(chunk)].some(isText),
  );
}

/** Table of all names in the first script, not yet minified: id of a chunk → hash. */
const nameTable = /\{(\s*"\d+":\s*"[\da-f]+",?)+\s*\}(?=\[chunkId\])/;

/** Stands for the table while the script is minified: the letters of the hashes would choose the names of variables. */
const placeholder = 'pageScriptNames';

/**
 * @param source the first script of the site, not yet minified
 * @param texts ids of the chunks whose names must not stand in it
 * @returns the script without the table, and the table of the other chunks
 * @throws Error when there is no table, or it lacks a chunk
 */
export function takeNames(source: string, texts: readonly string[]): { source: string; table: string } {
  const [table = '{}'] = nameTable.exec(source) ?? [];
  const hashes = new Map(Array.from(table.matchAll(/"(\d+)":\s*"([\da-f]+)"/g), ([, id = '', hash]) => [id, hash]));
  const missing = texts.find((id) => !hashes.delete(id));
  if (missing !== undefined || hashes.size === 0) {
    throw new Error(
      `[page routes] The first script does not name ${missing === undefined ? 'its scripts' : `the chunk ${missing}`}. Fix: compare plugins/page-routes/pageScripts.ts with this version of the bundler.`,
    );
  }
  const left = Array.from(hashes, ([id, hash]) => `${id}:"${hash}"`).join(',');
  return { source: source.replace(nameTable, placeholder), table: `{${left}}` };
}

/**
 * Keeps the names of texts out of the first script. Each name has the hash of its own content; in a table in the first
 * script, as the bundler writes it, one edited sentence would change that script, its name, and every page.
 *
 * @param ofRoutes names of the chunk groups that routes name
 * @param onScripts takes the names when the files are written
 * @returns a plugin for the bundler
 */
export const keepNamesOut = (ofRoutes: ReadonlySet<string>, onScripts: (scripts: PageScripts) => void) => ({
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack as Bundler;
    let texts: Chunk[] = [];
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      let left = '';
      const changeFirst = (stage: number, change: (source: string) => string) =>
        compilation.hooks.processAssets.tap({ name, stage }, () => {
          const first = compilation.entrypoints.get('main')?.getRuntimeChunk();
          compilation.updateAsset(
            first ? scriptOf(first) : '',
            (asset) => new sources.RawSource(change(String(asset.source()))),
          );
        });
      changeFirst(Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS, (before) => {
        texts = textChunks(compilation, ofRoutes);
        const taken = takeNames(
          before,
          texts.map(({ id }) => String(id)),
        );
        left = taken.table;
        return taken.source;
      });
      // The bundler then makes the hashes those of the content, here and in the names of files.
      changeFirst(Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1, (before) => before.replace(placeholder, left));
    });
    compiler.hooks.afterEmit.tap(name, (compilation) => {
      const hashes = texts.map((chunk) => [String(chunk.id), /\.([\da-f]+)\.js$/.exec(scriptOf(chunk))?.[1] ?? '']);
      onScripts({
        site: [...(compilation.entrypoints.get('main')?.getFiles() ?? [])],
        texts: Object.fromEntries(hashes),
      });
    });
  },
});
