import { test } from 'vitest';
import { expectNoFaults, realSite } from '../helpers/builtSiteReport';
import { colourMode } from './checks/colourMode';

test('the colour mode is light by default and kept under the key theme', () => {
  expectNoFaults('colourMode', colourMode(realSite()));
});
