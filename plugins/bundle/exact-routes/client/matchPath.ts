import { matchPath as matchPattern } from 'react-router';

/** What a route says of the addresses that it matches. `exact`, `strict` and `sensitive` are the names of react-router 5. */
export type Matched = { path: string; exact?: boolean };
export type Match = NonNullable<ReturnType<typeof matchPattern>>;

/**
 * @returns the same route for the components of react-router, matched as the specification requires (section 2: "matched exactly").
 *   A parent such as `/` must still match everything below it, so only leaves are strict about the final slash.
 */
export const exactly = ({ path, exact }: Matched) => ({
  path,
  exact: exact === true,
  strict: exact === true && path !== '*',
  sensitive: true,
});

/** An address has nothing that a pattern could match. */
const isAddress = (path: string): boolean => !/[:*?+()[\]{}\\]/.test(path);

/**
 * Addresses are compared: each page is matched with all of them, several times, and at a thousand pages patterns took a tenth of
 * the rendering.
 *
 * @returns how the route matches the path of an address, base URL included; null if it does not
 */
export function matchPath(pathname: string, route: Matched): Match | null {
  const { path, exact } = route;
  if (!exact || !isAddress(path)) return matchPattern(pathname, exactly(route));
  return pathname === path ? { path, url: path, isExact: true, params: {} } : null;
}
