import { existsSync } from 'node:fs';
import { runFolder } from '../helpers/dlConformance';

/** `npm run dl:conformance -- <folder>`: runs a folder of recorded cases; exit code 1 on failures or when none ran. */
const folders = process.argv.slice(2);
const missing = folders.find((folder) => !existsSync(folder));

if (folders.length === 0 || missing !== undefined) {
  console.error(missing === undefined ? 'Usage: npm run dl:conformance -- <folder>' : `${missing}: no such folder`);
  process.exitCode = 1;
} else {
  const outcomes = folders.map(runFolder);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  for (const failure of failures) console.log(failure);
  if (passed + failures.length === 0) console.log('No cases found.');
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
}
