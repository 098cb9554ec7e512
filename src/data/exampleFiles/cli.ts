import { writeFileSync } from 'node:fs';
import { commandLine } from '../commandLine';
import { factsFolder, readFacts } from '../facts';
import { exampleFiles } from './exampleFiles';

commandLine(
  `Usage: npm run files:build

Writes the example files. Run it after a change of the sample or of the rules of Pip, and commit them.`,
  {},
);

for (const { path, text } of exampleFiles(readFacts(factsFolder).facts)) {
  writeFileSync(path, text);
  console.log(`${path}: ${Buffer.byteLength(text)} bytes`);
}
