import { expect, test } from 'vitest';
import { faultsOf } from '../guards/guard';
import { unusedReport } from './unused';

test('no file, export or dependency is unused, and no import is undeclared', async () => {
  const report = await unusedReport('.');
  console.log(`unused: ${report.checked} ${report.unit} checked`);
  expect(faultsOf('unused', report)).toEqual([]);
});
