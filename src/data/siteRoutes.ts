import path from 'node:path';
import { readPosts } from './posts';
import { readRoutes } from './readRoutes';

export type { RouteKind, SiteRoute } from './route';

/** Folder of the project. */
export const projectFolder = path.join(__dirname, '../..');

/** Every route of the site in reading order; nothing else may be served (specification, section 2). For the Node side only. */
export const routes = readRoutes(projectFolder);

/** The documentation pages in the order of the sidebar. */
export const docRoutes = routes.filter((route) => route.kind === 'doc');

/** The number of the newest release; it has the latest post. */
export const newestRelease = readPosts(projectFolder)[0]?.version ?? '';
