import { existsSync, statSync } from 'node:fs';
import { commandLine } from '../../src/data/commandLine';
import { runFolder } from '../helpers/dlConformance';

/** The recorded cases of this project, and its own cases of what the reference engine does not have. */
const ownFolders = ['tests/fixtures/dl/conformance', 'tests/fixtures/dl/additions'];

const { positionals: given } = commandLine(
  `Usage: npm run dl:conformance [-- <folder> …]

Runs the recorded cases of the DL language in these folders, or those of this project. Ends with 1 on failures, and when
none ran.`,
  {},
  Number.POSITIVE_INFINITY,
);
const folders = given.length === 0 ? ownFolders : given;
const wrong = folders.find((folder) => !existsSync(folder) || !statSync(folder).isDirectory());

if (wrong !== undefined) {
  console.error(`${wrong}: there is no such folder. Write: npm run dl:conformance -- <folder with case files>`);
  process.exitCode = 1;
} else {
  const outcomes = folders.map((folder) => ({ folder, ...runFolder(folder) }));
  for (const { failures } of outcomes) for (const failure of failures) console.log(failure);
  for (const { folder, passed, failures } of outcomes) {
    const isEmpty = passed + failures.length === 0;
    console.log(isEmpty ? `${folder}: no cases found` : `${folder}: ${passed} passed, ${failures.length} failed`);
    if (isEmpty || failures.length > 0) process.exitCode = 1;
  }
}
