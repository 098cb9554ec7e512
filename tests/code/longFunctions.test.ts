import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultsOf } from '../guards/guard';
import { longFunctions } from './longFunctions';

test('no function of the site is longer than a reader sees at a glance', () => {
  const files = ['src', 'plugins']
    .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`))
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file));
  const report = longFunctions(files);
  console.log(`long functions: ${report.checked} ${report.unit} in ${files.length} files checked`);
  expect(faultsOf('long functions', report).join('\n')).toBe('');
});
