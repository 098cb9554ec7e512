import { expect, test } from 'vitest';
import { faultsOf } from '../guards/guard';
import { licences } from './dependencies/licences';
import { readDependencyProject } from './dependencies/project';
import { dependencyReasons } from './dependencies/reasons';

const project = readDependencyProject('.');

test.each([
  ['every direct dependency has a reason', () => dependencyReasons(project)],
  ['every licence may be used', () => licences(project)],
])('%s', (name, check) => {
  const report = check();
  console.log(`${name}: ${report.checked} ${report.unit} checked`);
  expect(faultsOf(name, report).join('\n')).toBe('');
});
