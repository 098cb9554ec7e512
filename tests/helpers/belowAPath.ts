import { spawnSync } from 'node:child_process';
import { addressTests } from '../config/addressTests';

// npm run test:below: builds the site for a path of its host and runs there the tests
// that look at addresses, or those that are named (`below` of tests/config/sites.ts).

function run(...[program = '', ...args]: string[]): void {
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, BELOW_A_PATH: '1' } });
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}

run('tsx', 'tests/helpers/buildFixtureSites.ts', 'below');
run('playwright', 'test', '--project=e2e', ...(process.argv.length > 2 ? process.argv.slice(2) : addressTests));
