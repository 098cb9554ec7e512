import { test } from 'vitest';
import { expectNoFaults, realSite } from '../helpers/builtSiteReport';
import { budgets } from './budgets';
import { weight } from './checks/weight';

test('every page keeps the budget of its kind', () => {
  expectNoFaults(
    'weight',
    weight(realSite(), budgets, (line) => console.log(line)),
  );
});
