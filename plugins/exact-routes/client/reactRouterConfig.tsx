import type { ComponentType, ReactElement } from 'react';
import { matchPath, Route, Switch } from 'react-router';

// The same two functions as the package `react-router-config`, which Docusaurus uses and which has no
// setting for letter case. `exact`, `strict` and `sensitive` are the names of react-router 5.
type RouteObject = {
  path: string;
  exact?: boolean;
  routes?: RouteObject[];
  component: ComponentType<Record<string, unknown>>;
};
type MatchedRoute = { route: RouteObject; match: NonNullable<ReturnType<typeof matchPath>> };

// A parent such as `/` must still match everything below it, so only leaves are strict about the final slash.
const matching = (route: RouteObject) => ({
  path: route.path,
  exact: route.exact === true,
  strict: route.exact === true && route.path !== '*',
  sensitive: true,
});

/**
 * @param routes tree of routes
 * @param pathname path of an address, base URL included
 * @returns the chain of routes that match, from the outermost to the page
 */
export function matchRoutes(routes: RouteObject[], pathname: string): MatchedRoute[] {
  for (const route of routes) {
    const match = matchPath(pathname, matching(route));
    if (match) {
      return [{ route, match }, ...(route.routes ? matchRoutes(route.routes, pathname) : [])];
    }
  }
  return [];
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
  return (
    <Switch>
      {routes.map((route) => (
        <Route
          key={route.path}
          {...matching(route)}
          render={(props) => <route.component {...props} {...extraProps} route={withExactChildren(route)} />}
        />
      ))}
    </Switch>
  );
}
