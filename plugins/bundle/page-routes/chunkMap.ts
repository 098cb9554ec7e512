import type { Compilation, Compiler } from 'webpack';

/** Its files are paths below the folder of the site. */
type Chunk = { id: string | number; scripts: string[]; styles: string[] };

/** Where an imported module is: its id, and the chunks that contain it and what it needs. */
type ModulePlace = { module: string | number; chunks: Chunk[] };

/** Chunk name → place of its module. */
export type ChunkMap = Map<string, ModulePlace>;

/** Request of an `import()` → id of its module. */
function importedModules({ modules, moduleGraph, chunkGraph }: Compilation): Map<string, string | number> {
  const ids = new Map<string, string | number>();
  const dependencies = [...modules].flatMap(({ blocks }) => blocks.flatMap((block) => block.dependencies));
  for (const dependency of dependencies) {
    const module = moduleGraph.getModule(dependency);
    const id = module && chunkGraph.getModuleId(module);
    if ('request' in dependency && typeof dependency.request === 'string' && id !== null) {
      ids.set(dependency.request, id);
    }
  }
  return ids;
}

function mapOf(compilation: Compilation): ChunkMap {
  const ids = importedModules(compilation);
  const map: ChunkMap = new Map();
  for (const [name, group] of compilation.namedChunkGroups) {
    const module = group.origins.map(({ request }) => ids.get(request)).find((known) => known !== undefined);
    if (module !== undefined) {
      const chunks = group.chunks.flatMap(({ id, files }) => {
        const ofType = (ending: string) => [...files].filter((file) => file.endsWith(ending));
        return id === null ? [] : { id, scripts: ofType('.js'), styles: ofType('.css') };
      });
      map.set(name, { module, chunks });
    }
  }
  return map;
}

/**
 * @param onMap takes the named chunks of a compilation when its files are written
 * @returns a plugin for the bundler
 */
export const readChunkMap = (onMap: (map: ChunkMap) => void) => ({
  apply: ({ hooks }: Compiler): void => hooks.afterEmit.tap('page-routes', (compilation) => onMap(mapOf(compilation))),
});
