import path from 'node:path';
import type { VFile } from 'vfile';
import { routes } from '../../src/data/siteRoutes';

const root = path.join(__dirname, '../..');

/** @returns path of a text, below the folder of the site */
export const textSource = (file: VFile): string =>
  path
    .relative(root, path.resolve(root, file.path ?? ''))
    .split(path.sep)
    .join('/');

/** @returns the route that a text of this site is the source of; nothing for any other text */
export function textRoute(file: VFile): string | undefined {
  const source = textSource(file);
  return routes.find((route) => route.source === source)?.path;
}
