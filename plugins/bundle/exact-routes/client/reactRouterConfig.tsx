import type { ComponentType, ReactElement } from 'react';
import { matchPath, Route } from 'react-router';
import { orKeepPage } from './keepPage';
import { SteadyLocation } from './SteadyLocation';

// The same two functions as the package `react-router-config`, which Docusaurus uses and which has no
// setting for letter case. `exact`, `strict` and `sensitive` are the names of react-router 5.
export type RouteObject = {
  path: string;
  exact?: boolean;
  routes?: RouteObject[];
  component: ComponentType<Record<string, unknown>> & { preload?: () => unknown };
  /** Placeholder for routes that are not known yet: fills the tree with them (`plugins/bundle/page-routes`). */
  more?: () => Promise<void>;
};
type MatchedRoute = {
  route: Omit<RouteObject, 'component'> & { component: Pick<RouteObject['component'], 'preload'> };
  match: NonNullable<ReturnType<typeof matchPath>>;
};

// A parent such as `/` must still match everything below it, so only leaves are strict about the final slash.
const matching = (route: RouteObject) => ({
  path: route.path,
  exact: route.exact === true,
  strict: route.exact === true && route.path !== '*',
  sensitive: true,
});

/** An address has nothing that a pattern could match. */
const isAddress = (path: string): boolean => !/[:*?+()[\]{}\\]/.test(path);

/** Addresses are compared: each page is matched with all of them, and at a thousand pages patterns took a twentieth of the rendering. */
function matchOf(route: RouteObject, pathname: string): MatchedRoute['match'] | null {
  const { path, exact } = route;
  if (!exact || !isAddress(path)) return matchPath(pathname, matching(route));
  return pathname === path ? { path, url: path, isExact: true, params: {} } : null;
}

/** Docusaurus preloads this before it shows an address whose routes are not known yet: those routes, then the page. */
function unknownYet(more: () => Promise<void>, tree: RouteObject[], pathname: string): MatchedRoute['route'] {
  const preload = async () => {
    await more();
    return Promise.all(matchRoutes(tree, pathname).map(({ route }) => route.component.preload?.()));
  };
  return { path: '*', component: { preload: () => orKeepPage(pathname, preload) } };
}

function knownRoute(route: RouteObject, pathname: string): MatchedRoute['route'] {
  const { preload } = route.component;
  return { ...route, component: preload ? { preload: () => orKeepPage(pathname, preload) } : {} };
}

// Docusaurus strips spaces from an address unless an exact route matches it. `/content%20` would then be `/content`.
const asItIs = (pathname: string) => (pathname === pathname.trim() ? {} : { exact: true });

/**
 * @param tree tree of routes
 * @param pathname path of an address, base URL included
 * @returns the chain of routes that match, from the outermost to the page
 */
export function matchRoutes(tree: RouteObject[], pathname: string): MatchedRoute[] {
  const matched: MatchedRoute[] = [];
  let inner: RouteObject[] | undefined = tree;
  while (inner) {
    let found: RouteObject | undefined;
    for (const route of inner) {
      const match = matchOf(route, pathname);
      if (match) {
        const next = route.more ? unknownYet(route.more, tree, pathname) : knownRoute(route, pathname);
        matched.push({ route: { ...next, ...asItIs(pathname) }, match });
        found = route;
        break;
      }
    }
    inner = found?.routes;
  }
  return matched;
}

// Some components, `DocRoot` among them, match their inner routes themselves: those carry the same flags.
const withExactChildren = (route: RouteObject): RouteObject =>
  route.routes ? { ...route, routes: route.routes.map((inner) => ({ ...inner, ...matching(inner) })) } : route;

/**
 * @param routes tree of routes, or nothing
 * @param extraProps properties for every page component
 * @returns the element that shows the first route that matches the current location
 */
export function renderRoutes(
  routes: RouteObject[] | undefined,
  extraProps: Record<string, unknown> = {},
): ReactElement | null {
  if (!routes) {
    return null;
  }
  // The list is read again after each change of the address, because it may have been filled in the meantime. The match is
  // found before elements are created, because a site has hundreds of pages and shows one.
  return (
    <SteadyLocation>
      <Route
        render={({ location }) => {
          const route = routes.find((one) => matchOf(one, location.pathname));
          return (
            route && (
              <Route
                key={route.path}
                {...matching(route)}
                render={(props) => <route.component {...props} {...extraProps} route={withExactChildren(route)} />}
              />
            )
          );
        }}
      />
    </SteadyLocation>
  );
}
