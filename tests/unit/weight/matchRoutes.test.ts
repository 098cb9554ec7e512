import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { matchRoutes, type RouteObject } from '../../../plugins/bundle/exact-routes/client/reactRouterConfig';

const page = (path: string): RouteObject => ({
  path,
  exact: true,
  component: Object.assign(() => null, { preload: () => Promise.resolve(path) }),
});

test('an address that is not known yet waits for the table, then for its page', async () => {
  const tree: RouteObject[] = [];
  let filled = 0;
  const rest: RouteObject = {
    path: '*',
    component: () => null,
    more: async () => {
      filled += 1;
      tree.splice(0, tree.length, page('/here'), page('/there'), { path: '*', component: () => null });
    },
  };
  tree.push({ path: '/', component: () => null, routes: [page('/here'), rest] }, rest);

  const known = matchRoutes(tree, '/here');
  expect(known.map(({ route }) => route.path)).toEqual(['/', '/here']);

  const unknown = matchRoutes(tree, '/there');
  expect(
    unknown.map(({ route }) => route.path),
    'nothing is taken for the page',
  ).toEqual(['/', '*']);
  expect(filled, 'matching alone asks for nothing').toBe(0);
  await expect(unknown.at(-1)?.route.component.preload?.()).resolves.toEqual(['/there']);
  expect(filled).toBe(1);
  expect(matchRoutes(tree, '/There').map(({ route }) => route.path)).toEqual(['*']);
});

test('an address with a space or a slash at its end is taken as it is', () => {
  const tree = [page('/here'), { path: '*', component: () => null }];
  const exact = (pathname: string) => matchRoutes(tree, pathname).map(({ route }) => [route.path, route.exact]);
  expect(exact('/here')).toEqual([['/here', true]]);
  expect(exact('/here ')).toEqual([['*', true]]);
  expect(exact('/here/')).toEqual([['*', undefined]]);
  expect(exact('/there')).toEqual([['*', undefined]]);
});

test('a table that cannot be fetched is told to whom asked', async () => {
  const more = () => Promise.reject(new Error('no network'));
  const [match] = matchRoutes([{ path: '*', component: () => null, more }], '/there');
  await expect(match?.route.component.preload?.()).rejects.toThrow('no network');
});

test('addresses are matched as react-router matches them', () => {
  const paths = [
    '/',
    '/here',
    '/here/',
    '/blog/0.50.0',
    '/a-b_c~d',
    '/%D0%B0',
    '/content%20',
    '/:id',
    '/files/*',
    '/(a|b)',
    '*',
  ];
  const asked = [...paths, '/Here', '/here/there', '/blog/0a50.0', '/a', '/b', '/files/x', '/content ', ''];
  const found = paths.flatMap((path) =>
    asked.flatMap((pathname) => matchRoutes([page(path)], pathname).map(({ match }) => [path, pathname, match])),
  );
  const theirs = paths.flatMap((path) =>
    asked.flatMap((pathname) => {
      const match = matchPath(pathname, { path, exact: true, strict: path !== '*', sensitive: true });
      return match === null ? [] : [[path, pathname, match]];
    }),
  );
  expect(found.length).toBeGreaterThan(paths.length);
  expect(found).toEqual(theirs);
});
