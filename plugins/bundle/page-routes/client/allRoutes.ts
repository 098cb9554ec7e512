import './allTables';
import allRoutes from '@all-routes/routes';
import type { RouteObject } from '../../exact-routes/client/reactRouterConfig';
import { OtherVersion } from './OtherVersion';
import { ownTable } from './ownTable';
import { readablePath } from './readable';
import { readScriptNames } from './scriptNames';

/** The address that was requested when this document was opened, as the address bar shows it now. */
const askedFor = readablePath(
  new URL(performance.getEntriesByType('navigation')[0]?.name ?? window.location.href).pathname,
);

/**
 * An address that is not a page here may be a page of a newer version of the site, so it is requested from the server,
 * unless the server has just responded to it.
 */
function askServerForUnknown(all: RouteObject[]): void {
  const leaves = (routes: RouteObject[]): string[] =>
    routes.flatMap(({ path, routes: inner }) => (inner ? leaves(inner) : path));
  const pages = new Set([...leaves(all), askedFor]);
  for (const { component } of all) {
    const { preload } = component;
    component.preload = () => {
      const { pathname } = window.location;
      return pages.has(pathname) ? preload?.() : Promise.reject(new OtherVersion(pathname));
    };
  }
}

/** A component that is replaced while it is shown loses its state, such as open categories of the sidebar. */
function keepComponents(all: RouteObject[], known: RouteObject[], depth = 0): void {
  const own = ownTable.chain[depth];
  const [before] = known;
  const after = all.find(({ path, routes }) => path === own?.path && Boolean(routes) === Boolean(before?.routes));
  if (before && after) {
    after.component = before.component;
    keepComponents(after.routes ?? [], before.routes ?? [], depth + 1);
  }
}

/** The text of the page that was opened first is already in this document, so only a full load updates it. */
function loadOpenedPageAnew(all: RouteObject[], path = ownTable.chain.at(-1)?.path): void {
  for (const { component, path: other, routes: inner } of all) {
    if (inner) {
      loadOpenedPageAnew(inner, path);
    } else if (other === path) {
      component.preload = () => Promise.reject(new OtherVersion(other));
    }
  }
}

/**
 * The pages are child chunks of this chunk. Modules that both import would end up only here, but the page that is
 * opened first does not load this chunk. Anything that pages share with it is therefore passed in.
 *
 * @param known routes of the page that is open, which keep their components
 * @param response names of the scripts that contain texts
 * @returns the routes of the site
 * @throws OtherVersion when the site has been published with different code since the page was opened
 */
export async function readAllRoutes(known: RouteObject[], response: Response): Promise<RouteObject[]> {
  const isCurrent = await readScriptNames(response);
  keepComponents(allRoutes, known);
  if (!isCurrent) {
    loadOpenedPageAnew(allRoutes);
  }
  askServerForUnknown(allRoutes);
  return allRoutes;
}
