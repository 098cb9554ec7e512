import pathToRegexp from 'path-to-regexp';
import { expect, test } from 'vitest';
import literalPath from '../../../plugins/slim-code/client/literalPath';
import { routes } from '../../../src/data/siteRoutes';

const addresses = routes.flatMap(({ path }) => [
  path,
  `${path}/`,
  path.replace(/\/$/, ''),
  path.toUpperCase(),
  `${path}x`,
  `${path}/x`,
]);
const yesNo = [true, false];
const matchings = yesNo.flatMap((end) =>
  yesNo.flatMap((strict) => yesNo.map((sensitive) => ({ end, strict, sensitive }))),
);
// As `NavLink` of the router hands them on.
const escaped = (path: string) => path.replace(/([.+*?=^!:${}()[\]|/\\])/g, '\\$1');

test.each(['as they are', 'escaped'])('literal paths %s match what the package lets them match', (form) => {
  let compared = 0;
  for (const route of [...routes.map(({ path }) => path), '*']) {
    const path = form === 'escaped' && route !== '*' ? escaped(route) : route;
    // The neighbours of a route in the list are the addresses that could be taken for it.
    const near = addresses.filter((address) => address.toLowerCase().startsWith(route.slice(0, 6).toLowerCase()));
    for (const matching of matchings) {
      const ours = literalPath(path, [], matching);
      const theirs = pathToRegexp(path, [], matching);
      for (const address of ['/', ...near]) {
        expect(ours.exec(address)?.[0], `${path} ${address} ${JSON.stringify(matching)}`).toBe(
          theirs.exec(address)?.[0],
        );
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(10_000);
});
