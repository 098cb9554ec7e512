import { spawnSync } from 'node:child_process';
import { sites } from '../config/sites';

// tsx tests/helpers/buildFixtureSites.ts [name …]: builds the named sites of `tests/config/sites.ts`, without a name
// every site except the real one.

const names = process.argv.slice(2);

for (const [name, site] of Object.entries(sites)) {
  const { dir, build } = site;
  if (build && (names.length === 0 || names.includes(name))) {
    const env = { ...process.env, ...('env' in site ? site.env : {}) };
    const { status } = spawnSync('npx', ['docusaurus', 'build', ...build], { stdio: 'inherit', env });
    if (status !== 0) {
      console.error(`The fixture site in ${dir} does not build; the browser tests need it. The reason stands above.`);
      process.exit(1);
    }
  }
}
