import path from 'node:path';
import type { VFile } from 'vfile';
import { routes } from '../../src/data/siteRoutes';

const root = path.join(__dirname, '../..');

/** @returns the route that a text of this site is the source of; nothing for any other text */
export function textRoute(file: VFile): string | undefined {
  const source = path
    .relative(root, path.resolve(root, file.path ?? ''))
    .split(path.sep)
    .join('/');
  return routes.find((route) => route.source === source)?.path;
}
