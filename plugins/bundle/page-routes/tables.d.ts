// The generated tables of all routes, under the aliases from `index.ts`.
declare module '@all-routes/routes' {
  import type { RouteObject } from '../exact-routes/client/reactRouterConfig';

  const routes: RouteObject[];
  export default routes;
}

declare module '@all-routes/registry' {
  const registry: Record<string, [load: () => Promise<unknown>, name: string, module: string | number]>;
  export default registry;
}

declare module '@all-routes/routesChunkNames' {
  import type { ChunkNames } from './client/pageTable';

  const routesChunkNames: Record<string, ChunkNames>;
  export default routesChunkNames;
}

// Functions of the bundler (https://rspack.rs/api/runtime-api/module-variables).
declare function __webpack_chunk_load__(chunk: string | number): Promise<void>;
declare function __webpack_require__(module: string | number): { __esModule?: boolean };
declare let __webpack_get_script_filename__: (chunk: string | number) => string;
declare const __webpack_public_path__: string;
