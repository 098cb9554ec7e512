import { describe, expect, test } from 'vitest';
import { routes } from '../../src/data/siteRoutes';
import { changedRoutes } from './changedRoutes';
import recorded from './recordedRoutes.json';

const without = (path: string) => routes.filter((route) => route.path !== path);
const withOther = (path: string, change: object) =>
  routes.map((route) => (route.path === path ? { ...route, ...change } : route));

describe('the address, title and description of a page stay', () => {
  test('as they were recorded', () => {
    console.log(`${recorded.length} recorded routes, ${routes.length - recorded.length} added since`);
    expect(recorded.length).toBeGreaterThanOrEqual(205);
    expect(changedRoutes(recorded, routes)).toEqual([]);
  });

  test.each([
    ['a page that is gone', without('/about/terms'), '/about/terms is gone. Fix: bring the page back;'],
    ['a list that is gone', without('/blog/page/5'), '/blog/page/5 is gone.'],
    [
      'another title',
      withOther('/about/terms', { title: 'Words' }),
      '/about/terms: the title was "Terms and definitions" and is "Words". Fix: undo the change of docs/about/terms.mdx; if it is meant, write it into tests/content/recordedRoutes.json too.',
    ],
    [
      'another description',
      withOther('/blog/0.28.0', { description: 'The first release.' }),
      '/blog/0.28.0: the description was "First public release notes and a new assistant dashboard with state, errors and connections." and is "The first release."',
    ],
  ])('%s is named', (_what, changed, message) => {
    expect(changedRoutes(recorded, changed)).toEqual([expect.stringContaining(message)]);
  });
});
