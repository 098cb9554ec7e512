import { spawnSync } from 'node:child_process';

// npm run test:below: builds the site for a path of its host and runs the browser tests there (`below` of tests/config/sites.ts).

function run(...[program = '', ...args]: string[]): void {
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, BELOW_A_PATH: '1' } });
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}

run('tsx', 'tests/helpers/buildFixtureSites.ts', 'below');
run('playwright', 'test', '--project=e2e', ...process.argv.slice(2));
