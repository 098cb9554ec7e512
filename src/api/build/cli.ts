import { writeFileSync } from 'node:fs';
import { commandLine } from '../../data/commandLine';
import { builtFiles } from './files';

commandLine(
  `Usage: npm run api:build

Writes the files that are made from src/api. Run it after each change there and commit them.`,
  {},
);

for (const { path, text } of builtFiles()) {
  writeFileSync(path, text);
  console.log(`${path}: ${Buffer.byteLength(text)} bytes`);
}
