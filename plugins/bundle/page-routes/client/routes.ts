import ComponentCreator from '@docusaurus/ComponentCreator';
import type { RouteObject } from '../../exact-routes/client/reactRouterConfig';
import { ownTable } from './ownTable';
import { fetchPageScripts } from './pageScripts';

/** A chain of routes, each the only child of its parent, followed by the placeholder for all other routes. */
function chainFrom(index: number): RouteObject[] {
  const own = ownTable.chain[index];
  if (!own) {
    return [rest];
  }
  const { path, hash, attributes } = own;
  const inner = index + 1 < ownTable.chain.length ? { routes: chainFrom(index + 1) } : {};
  return [{ path, component: ComponentCreator(path, hash), ...attributes, ...inner }, rest];
}

let loading: Promise<void> | undefined;

/** Fetches the tables of all pages, once, and fills the routes with them. */
export function loadAll(): Promise<void> {
  loading ??= Promise.all([import('./allRoutes'), fetchPageScripts()])
    .then(async ([{ readAllRoutes }, response]) => {
      const all = await readAllRoutes(routes, response);
      routes.splice(0, routes.length, ...all);
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

const rest: RouteObject = { path: '*', component: () => null, more: loadAll };
const home = ownTable.home === undefined ? [] : [{ ...rest, path: ownTable.home, exact: true }];

/**
 * Replaces `@generated/routes`. It starts with the routes of this page, which are in the page itself, and all others
 * are added later (`pagesAhead.ts`), because no page contains the table of all pages.
 */
const routes: RouteObject[] = [...chainFrom(0).slice(0, -1), ...home, rest];

export default routes;
