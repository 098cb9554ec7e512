import { test } from 'vitest';
import { expectNoFaults, realSite } from '../helpers/builtSiteReport';
import { constants } from './checks/constants';

test('versions, copyright year and language are those of the specification', () => {
  expectNoFaults('constants', constants(realSite()));
});
