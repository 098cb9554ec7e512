import type { Compilation, Compiler } from 'webpack';

const plugin = 'page-routes';

/** @returns a message for each group of components without a chunk */
export function missingChunks(groups: readonly string[], chunks: ReadonlySet<string>): string[] {
  return groups
    .filter((name) => !chunks.has(name))
    .map(
      (name) =>
        `[${plugin}] No chunk is called "${name}", so the cache group of this name collects nothing. ` +
        'Fix: see how Docusaurus names the chunks of its components now (codegenRoutes), and name them so in plugins/bundle/page-routes/index.ts.',
    );
}

/** Fails the build when a cache group collects nothing, which happens after an upgrade of the generator. */
export const mustMakeChunks = (groups: readonly string[]) => ({
  apply: ({ hooks, webpack }: Compiler): void =>
    hooks.thisCompilation.tap(plugin, (compilation: Compilation) => {
      compilation.hooks.processAssets.tap(plugin, () => {
        const names = new Set([...compilation.chunks].flatMap(({ name }) => name ?? []));
        for (const message of missingChunks(groups, names)) {
          compilation.errors.push(new webpack.WebpackError(message));
        }
      });
    }),
});
