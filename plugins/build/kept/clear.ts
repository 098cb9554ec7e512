import { rmSync } from 'node:fs';

// npm run clear: deletes everything that builds and the live server keep between runs. The built site stays.

for (const folder of ['.cache', '.docusaurus', 'node_modules/.cache']) {
  rmSync(folder, { recursive: true, force: true });
}
console.log('All that was kept between builds is deleted. The next build is a cold one.');
