import { spawnSync } from 'node:child_process';
import { sites } from '../config/sites';

// tsx tests/helpers/buildFixtureSites.ts: builds every site of `tests/config/sites.ts` except the real one.

for (const { dir, build } of Object.values(sites)) {
  if (build) {
    const { status } = spawnSync('npx', ['docusaurus', 'build', ...build], { stdio: 'inherit' });
    if (status !== 0) {
      console.error(`The fixture site in ${dir} does not build; the browser tests need it. The reason stands above.`);
      process.exit(1);
    }
  }
}
