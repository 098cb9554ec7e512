import type { ComponentType, ReactElement } from 'react';
import { Route } from 'react-router';
import { orKeepPage } from './keepPage';
import { exactly, type Match, matchPath } from './matchPath';
import { SteadyLocation } from './SteadyLocation';

// The same two functions as the package `react-router-config`, which Docusaurus uses and which has no
// setting for letter case.
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
  match: Match;
};

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
      const match = matchPath(pathname, route);
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
          const route = routes.find((one) => matchPath(location.pathname, one));
          return (
            route && (
              <Route
                key={route.path}
                {...exactly(route)}
                render={(props) => <route.component {...props} {...extraProps} route={route} />}
              />
            )
          );
        }}
      />
    </SteadyLocation>
  );
}
