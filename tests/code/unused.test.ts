import { expect, test } from 'vitest';
import { faultsOf } from '../guards/guard';
import { unusedReport } from './unused';

test('nothing is exported, declared or kept that nothing uses, and nothing is imported that is not declared', () => {
  const report = unusedReport();
  console.log(`unused: ${report.checked} ${report.unit} checked`);
  expect(faultsOf('unused', report)).toEqual([]);
});

test('an unused export, an unused file and an import of an undeclared package are named', () => {
  const { faults } = unusedReport('tests/fixtures/guards/code/unused');
  expect(faults.map((fault) => fault.replace(/ Fix: .*/, ''))).toEqual([
    'lonely.ts: nothing imports this file.',
    'used.ts: "spare" is exported, but nothing imports it.',
    'used.ts: "left-pad" is imported, but package.json does not declare it.',
  ]);
});
