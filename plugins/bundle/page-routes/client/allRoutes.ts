import './allTables';
import allRoutes from '@all-routes/routes';
import type { RouteObject } from '../../exact-routes/client/reactRouterConfig';
import { loadReadyMarkup, type MarkupReader } from '../../ready-markup/client/loadReadyMarkup';
import { OtherVersion } from './OtherVersion';
import { ownTable } from './ownTable';
import { isOfThisVersion, readScriptNames } from './scriptNames';

/** Loads the HTML of a documentation page beside its script. */
function loadMarkupToo(all: RouteObject[], reader: MarkupReader): void {
  for (const { component, path, routes: inner, ...attributes } of all) {
    if (inner) {
      loadMarkupToo(inner, reader);
    } else if ('sidebar' in attributes) {
      const { preload } = component;
      component.preload = () => Promise.all([preload?.(), loadReadyMarkup(path, reader)]);
    }
  }
}

/** The address that the server was asked for when this document was opened. */
const askedFor = new URL(performance.getEntriesByType('navigation')[0]?.name ?? window.location.href).pathname;

/**
 * An address that is no page here may be one of a newer version of the site, so the server is asked for it; but not
 * for the address that it has just answered.
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

/**
 * The pages are chunks of this chunk: what both import would stand here only, and the page that is opened first comes
 * without this chunk. So what pages share with it is handed in.
 *
 * @param known routes of the page that is open, which keep their components
 * @param keep takes the markup of pages
 * @param response names of the scripts that hold texts
 * @returns the routes of the site
 * @throws OtherVersion when the site was published anew with other code since the page was opened
 */
export async function readAllRoutes(
  known: RouteObject[],
  keep: MarkupReader['keep'],
  response: Response,
): Promise<RouteObject[]> {
  const isCurrent = await readScriptNames(response);
  if (isCurrent) {
    loadMarkupToo(allRoutes, { keep, isOfThisVersion });
    // The page that was opened has its markup: the way back to it waits for no fetch, and the reader's place is kept.
    keepComponents(allRoutes, known);
  } else {
    keepComponents(allRoutes, known);
    loadMarkupToo(allRoutes, { keep, isOfThisVersion });
  }
  askServerForUnknown(allRoutes);
  return allRoutes;
}
