import { rmSync } from 'node:fs';
import { commandLine } from '../../../src/data/commandLine';

commandLine(
  `Usage: npm run clear

Deletes everything that builds and the live server keep between runs. The built site stays.`,
  {},
);

for (const folder of ['.cache', '.docusaurus', 'node_modules/.cache']) {
  rmSync(folder, { recursive: true, force: true });
}
console.log('Everything that was kept between builds has been deleted. The next build starts from scratch.');
