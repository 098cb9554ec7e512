import { test } from 'vitest';
import { expectNoFaults, realSite } from '../helpers/builtSiteReport';
import { headings } from './checks/headings';

test('every page has one h1 and skips no heading level', () => {
  expectNoFaults('headings', headings(realSite()));
});
