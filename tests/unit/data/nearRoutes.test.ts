import { describe, expect, test } from 'vitest';
import { editDistance, nearRoutes } from '../../../src/data/nearRoutes';
import { routes } from '../../../src/data/siteRoutes';

describe('near routes', () => {
  test.each([
    ['', '', 0],
    ['goto', 'goto', 0],
    ['goto', 'go', 2],
    ['branches', 'brunches', 1],
    ['словарь', 'словари', 1],
  ])('%s and %s differ by %i letters', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });

  test.each([
    ['/development/brances', '/development/branches'],
    ['/syntax-dl/tags-dl/oneword', '/syntax-DL/tags-DL/OneWord'],
    ['/blog/', '/blog'],
    ['/api/capi', '/api/capi/'],
    ['/telegram', '/channels/messengers/telegram'],
    ['/development/evaluation_of_the_assistants_responses', '/development/eevaluation_of_the_assistants_responses'],
    ['/blog/0.72', '/blog/0.72.0'],
  ])('%s leads to %s', (wanted, expected) => {
    expect(nearRoutes(wanted, routes).map(({ path }) => path)).toContain(expected);
  });

  test.each(['/nope', '/xyzzy', '/xyzzy/plugh/branches', `/${'development/'.repeat(500)}`])(
    '%s leads nowhere',
    (wanted) => {
      expect(nearRoutes(wanted, routes)).toEqual([]);
    },
  );
});
