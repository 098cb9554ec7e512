import type { Chunk, Compilation, Compiler, sources } from 'webpack';
import type { PageScripts } from './client/pageScripts';

const name = 'page-routes';

/** The modules of a text: the text itself, and the data that Docusaurus has generated for it. */
const isText = (module: { nameForCondition: () => string | null }): boolean =>
  /\.(?:mdx?|json)$/.test(module.nameForCondition() ?? '');

const fileOf = ({ files }: Chunk, ending: '.js' | '.css'): string =>
  [...files].find((file) => file.endsWith(ending)) ?? '';

const scriptOf = (chunk: Chunk): string => fileOf(chunk, '.js');

/**
 * The chunks that contain texts and that only routes lead to: their names change with every edit. All others contain
 * code, which can be requested on any page.
 */
function textChunks({ chunks, chunkGraph }: Compilation, ofRoutes: ReadonlySet<string>): Chunk[] {
  return [...chunks].filter(
    (chunk) =>
      [...chunk.groupsIterable].every((group) => ofRoutes.has(group.name ?? '')) &&
      [...chunkGraph.getChunkModules(chunk)].some(isText),
  );
}

/** Id of a chunk → hash in the name of its script, or of its style sheet if the id ends with an "s". */
type Hashes = ReadonlyMap<string, string>;

const hashesIn = (chunks: Iterable<Chunk>, ending: '.js' | '.css', mark: string): [id: string, hash: string][] =>
  [...chunks].flatMap((chunk) => {
    const [, hash] = /\.([\da-f]+)\.\w+$/.exec(fileOf(chunk, ending)) ?? [];
    return hash === undefined ? [] : [[`${chunk.id}${mark}`, hash]];
  });

const hashesOf = (chunks: Iterable<Chunk>): Map<string, string> => new Map(hashesIn(chunks, '.js', ''));

/**
 * @param source the first script of the site, not yet minified, with the table `{"12":"<hash>",…}` of all names
 * @param texts hashes that must not be in it
 * @returns the script without them
 * @throws Error when the table lacks one
 */
export function withoutNames(source: string, texts: Hashes): string {
  let left = source;
  for (const [id, hash] of texts) {
    const before = left;
    left = left.replace(new RegExp(`"${id}":\\s*"${hash}",?`), '');
    if (left === before) {
      throw new Error(
        `[page routes] The first script does not name the chunk ${id}. Fix: compare plugins/bundle/page-routes/pageScripts.ts with this version of the bundler.`,
      );
    }
  }
  return left;
}

/**
 * @returns a script with the ids of chunks in place of their hashes. The minifier must not see the hashes, because it
 *   chooses variable names by letter frequency, and these are not yet the final hashes of the content.
 */
export const withIds = (source: string, hashes: Hashes): string =>
  Array.from(hashes).reduce((text, [id, hash]) => text.replaceAll(hash, `@${id}@`), source);

/** @returns the script with the hashes restored */
export const withHashes = (source: string, hashes: Hashes): string =>
  source.replace(/@(\d+s?)@/g, (whole, id: string) => hashes.get(id) ?? whole);

/**
 * Keeps the names of texts out of the first script. Each name contains a hash of its content. The bundler would write
 * them into a table in the first script, so one edited sentence would change that script, its name, and every page.
 *
 * @param ofRoutes names of the chunk groups that routes refer to
 * @param onScripts receives the names when the files are written
 * @returns a plugin for the bundler
 */
export const keepNamesOut = (ofRoutes: ReadonlySet<string>, onScripts: (scripts: PageScripts) => void) => ({
  apply(compiler: Compiler): void {
    const { PROCESS_ASSETS_STAGE_PRE_PROCESS, PROCESS_ASSETS_STAGE_OPTIMIZE_HASH } = compiler.webpack.Compilation;
    const { RawSource } = compiler.webpack.sources;
    let texts: Chunk[] = [];
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      let hashes: Hashes = new Map();
      const changeRuntimes = (stage: number, change: (source: string, chunk: Chunk) => string) =>
        compilation.hooks.processAssets.tap({ name, stage }, () => {
          for (const chunk of [...compilation.chunks].filter((one) => one.hasRuntime())) {
            const changed = (asset: sources.Source) => new RawSource(change(String(asset.source()), chunk));
            compilation.updateAsset(scriptOf(chunk), changed);
          }
        });
      compilation.hooks.processAssets.tap({ name, stage: PROCESS_ASSETS_STAGE_PRE_PROCESS - 1 }, () => {
        const { chunks } = compilation;
        hashes = new Map([...hashesIn(chunks, '.js', ''), ...hashesIn(chunks, '.css', 's')]);
        texts = textChunks(compilation, ofRoutes);
      });
      changeRuntimes(PROCESS_ASSETS_STAGE_PRE_PROCESS, (source, chunk) => {
        const isFirst = chunk.id === compilation.entrypoints.get('main')?.getRuntimeChunk()?.id;
        return withIds(isFirst ? withoutNames(source, hashesOf(texts)) : source, hashes);
      });
      // The bundler then replaces the hashes with those of the content, here and in the names of files.
      changeRuntimes(PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1, (source) => withHashes(source, hashes));
    });
    compiler.hooks.afterEmit.tap(name, (compilation) => {
      onScripts({
        site: [...(compilation.entrypoints.get('main')?.getFiles() ?? [])],
        texts: Object.fromEntries(hashesOf(texts)),
      });
    });
  },
});
