import { test } from 'vitest';
import { expectNoFaults, realSite } from '../helpers/builtSiteReport';
import { contentPolicy } from './checks/contentPolicy';

test('the content policy of every page names its inline scripts and styles, and allows nothing loose', () => {
  expectNoFaults('contentPolicy', contentPolicy(realSite()));
});
