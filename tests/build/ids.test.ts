import { test } from 'vitest';
import { expectNoFaults, realSite } from '../helpers/builtSiteReport';
import { ids } from './checks/ids';

test('every id stands once in its page', () => {
  expectNoFaults('ids', ids(realSite()));
});
