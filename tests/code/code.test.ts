import { expect, test } from 'vitest';
import { faultsOf } from '../guards/guard';
import { biomeReport, typesReport } from './checks';

test.each([
  ['types', () => typesReport('.')],
  ['lint and format', () => biomeReport(['.'])],
])('%s', (name, check) => {
  const report = check();
  console.log(`${name}: ${report.checked} ${report.unit} checked`);
  expect(faultsOf(name, report)).toEqual([]);
});
