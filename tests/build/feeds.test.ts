import { test } from 'vitest';
import { expectNoFaults, realSite } from '../helpers/builtSiteReport';
import { feeds } from './checks/feeds';

test('both feeds hold every post', () => {
  expectNoFaults('feeds', feeds(realSite()));
});
