import { test } from 'vitest';
import { expectNoFaults, realSite } from '../helpers/builtSiteReport';
import { noScript } from './checks/noScript';

test('every page can be read without script', () => {
  expectNoFaults('noScript', noScript(realSite()));
});
