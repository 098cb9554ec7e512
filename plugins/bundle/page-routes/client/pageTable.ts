/** Names of the chunks that a route needs, in the form of `@generated/routesChunkNames`. */
export type ChunkNames = { [property: string]: string | ChunkNames | (string | ChunkNames)[] };

/** One route of the chain from the outermost route to the page. */
export type PageRoute = {
  path: string;
  /** The suffix that Docusaurus uses to distinguish routes with the same path. */
  hash: string;
  chunks: ChunkNames;
  /** What else the route contains: `exact`, and attributes such as `sidebar`. */
  attributes: Record<string, unknown>;
};

/** The part of the route table that a page needs: its own chain, and where the modules of that chain are. */
export type PageTable = {
  chain: PageRoute[];
  /** Path of the start page: the breadcrumbs of other pages check whether the site has one. */
  home?: string;
  /** Whether the tables of all pages are small enough to be fetched before the reader does anything. */
  ahead?: true;
  /** Chunk name → id of its module, and ids of the chunks that contain it. */
  modules: Record<string, [module: string | number, ...chunks: (string | number)[]]>;
};

/** Id of the element of the page that contains its table as JSON. */
export const pageTableId = 'page-routes';
