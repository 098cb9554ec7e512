import { test } from 'vitest';
import { expectNoFaults, realSite } from '../helpers/builtSiteReport';
import { noBrowserPrism } from './checks/noBrowserPrism';

test('no script of the site but Redoc holds the highlighter', () => {
  expectNoFaults('noBrowserPrism', noBrowserPrism(realSite()));
});
