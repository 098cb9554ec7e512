import { spawnSync } from 'node:child_process';
import { sites } from '../config/sites';

// tsx tests/helpers/buildFixtureSites.ts: builds every site of `tests/config/sites.ts` except the real one.

for (const site of Object.values(sites)) {
  const { dir, build } = site;
  if (build) {
    const env = { ...process.env, ...('env' in site ? site.env : {}) };
    const { status } = spawnSync('npx', ['docusaurus', 'build', ...build], { stdio: 'inherit', env });
    if (status !== 0) {
      console.error(`The fixture site in ${dir} does not build; the browser tests need it. The reason stands above.`);
      process.exit(1);
    }
  }
}
