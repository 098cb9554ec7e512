import { test } from 'vitest';
import { expectNoFaults, realSite } from '../helpers/builtSiteReport';
import { routes } from './checks/routes';

test('the built pages are exactly those of the route list, with their titles and descriptions', () => {
  expectNoFaults('routes', routes(realSite()));
});
