import { spawnSync } from 'node:child_process';
import { commandLine } from '../../src/data/commandLine';
import { addressTests } from '../config/addressTests';

const { positionals: named } = commandLine(
  `Usage: npm run test:below [-- <spec> …]

Builds the site for a path of its host (below in tests/config/sites.ts), and runs there the tests that look at addresses,
or those that are named.`,
  {},
  Number.POSITIVE_INFINITY,
);

function run(...[program = '', ...args]: string[]): void {
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, BELOW_A_PATH: '1' } });
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}

run('tsx', 'tests/helpers/buildFixtureSites.ts', 'below');
run('playwright', 'test', '--project=e2e', ...(named.length > 0 ? named : addressTests));
