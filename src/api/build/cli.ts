import { writeFileSync } from 'node:fs';
import { builtFiles } from './files';

// npm run api:build: writes the files that are made from src/api. Run it after each change there and commit them.

for (const { path, text } of builtFiles()) {
  writeFileSync(path, text);
  console.log(`${path}: ${Buffer.byteLength(text)} bytes`);
}
