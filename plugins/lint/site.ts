import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesOfFolders } from '../../src/data/filesBelow';
import { readRoutes } from '../../src/data/readRoutes';
import { readText } from '../../src/data/readText';
import type { SiteRoute } from '../../src/data/route';
import { Kept } from '../build/kept/kept';
import { type Document, kindOf, parseDocument, textFolders } from '../texts/document';
import { readReadmes } from './readmes';

/** Everything the rules know: the texts, the list of routes and the files that are served as they are. */
export type Site = {
  documents: Document[];
  /** The files that explain the project to developers. Only one rule needs them. */
  readmes: () => Document[];
  /** All files in `docs` that are not hidden, the texts in `blog` and `src/pages`: each must be the source of a route. */
  sourceFiles: string[];
  routes: readonly SiteRoute[];
  /** The route that a file is the source of. */
  routeOf: (file: string) => SiteRoute | undefined;
  /** The text that a route is made from; routes made from code or data have none. */
  documentOf: (route: SiteRoute) => Document | undefined;
  hasFile: (file: string) => boolean;
  /** Whether a file is a symbolic link, or is in a folder that is one. */
  isLinked: (file: string) => boolean;
  /** The text of a file; nothing when there is none. */
  read: (file: string) => string | undefined;
};

const isText = (file: string) => /\.mdx?$/.test(file);

/**
 * Reads all texts below a folder.
 *
 * @param root folder that contains `docs`, `blog`, `src/pages`, `static` and `src/data/routes.json`; each may be absent
 * @param results of earlier builds
 */
export function readSite(root: string, results = new Kept()): Site {
  const routes = readRoutes(root);
  const sourceFiles = filesOfFolders(root, Object.keys(textFolders)).filter(
    (file) => kindOf(file) === 'doc' || isText(file),
  );
  const documents = sourceFiles
    .filter(isText)
    .map((file) => parseDocument(file, kindOf(file), readText(path.join(root, file)), results));
  const routeByFile = new Map(routes.map((route) => [route.source, route]));
  const documentByFile = new Map(documents.map((document) => [document.file, document]));
  const hasFile = (file: string) => existsSync(path.join(root, file)) && statSync(path.join(root, file)).isFile();
  return {
    documents,
    readmes: () => readReadmes(root),
    sourceFiles,
    routes,
    routeOf: (file) => routeByFile.get(file),
    documentOf: (route) => documentByFile.get(route.source),
    hasFile,
    isLinked: (file) => realpathSync(path.join(root, file)) !== path.join(realpathSync(root), file),
    read: (file) => (hasFile(file) ? readText(path.join(root, file)) : undefined),
  };
}
