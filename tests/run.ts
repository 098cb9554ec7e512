import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './helpers/chromium';

// npm test: every check of the project, from the cheap to the dear, in one go. A failing step does not hide the
// ones after it, except where they need what it makes. Ends with one line: N passed, N failed.

type Count = { passed: number; failed: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };
type Step = {
  name: string;
  command: string[];
  env?: Record<string, string>;
  count?: (report: string) => Count;
  needs?: string;
};

const reports = path.resolve('.cache/test-reports');
const vitest = ['vitest', 'run', '--config', 'tests/config/vitest.config.mts', '--reporter=default', '--reporter=json'];

function vitestStep(name: string, projects: string[], needs?: string): Step {
  const report = path.join(reports, `${name}.json`);
  const command = [...vitest, `--outputFile.json=${report}`, ...projects.flatMap((project) => ['--project', project])];
  return { name, command, count: countVitest, ...(needs === undefined ? {} : { needs }) };
}

function countVitest(report: string): Count {
  const { numPassedTests, numFailedTests, numTotalTestSuites, numPassedTestSuites } = JSON.parse(report) as Record<
    string,
    number
  >;
  // A file that cannot be loaded has no tests but is a failed suite.
  const brokenSuites = numFailedTests === 0 ? (numTotalTestSuites ?? 0) - (numPassedTestSuites ?? 0) : 0;
  return { passed: numPassedTests ?? 0, failed: (numFailedTests ?? 0) + brokenSuites };
}

function countPlaywright(report: string): Count {
  const { expected, unexpected, flaky } = (JSON.parse(report) as PlaywrightReport).stats;
  if (flaky > 0) {
    console.log(`${flaky} passed at the second try only, as "flaky" above. Fix: let the test wait for what it reads.`);
  }
  return { passed: expected + flaky, failed: unexpected };
}

const steps: Step[] = [
  vitestStep('source', ['code', 'unit', 'content']),
  vitestStep('api', ['api']),
  { name: 'site', command: ['npm', 'run', 'build'] },
  { name: 'fixture-sites', command: ['tsx', 'tests/helpers/buildFixtureSites.ts'] },
  vitestStep('built-site', ['build'], 'site'),
  vitestStep('hosting', ['hosting'], 'site'),
  vitestStep('guards', ['guards']),
  { name: 'browser', command: ['playwright', 'test', '--reporter=dot,json'], count: countPlaywright, needs: 'site' },
  {
    name: 'below-a-path',
    // The folders whose tests look at addresses most; npm run test:below runs the others below a path, too.
    command: ['playwright', 'test', '--project=e2e', '--reporter=dot,json', 'tests/e2e/shell', 'tests/e2e/blog'],
    env: { BELOW_A_PATH: '1' },
    count: countPlaywright,
    needs: 'fixture-sites',
  },
];

function run({ name, command, env, count }: Step): Count {
  const report = path.join(reports, `${name}.json`);
  const [program = '', ...args] = command;
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  if (!count) {
    return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  }
  try {
    const { passed, failed } = count(readFileSync(report, 'utf8'));
    const silentFailure = failed === 0 && (status !== 0 || passed === 0);
    return { passed, failed: silentFailure ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function main(): void {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const results = new Map<string, Count>();

  for (const step of steps) {
    console.log(`\n=== ${step.name}`);
    const needed = step.needs === undefined ? undefined : results.get(step.needs);
    if (needed && needed.failed > 0) {
      console.error(`Not run: it needs "${step.needs}", which failed.`);
      results.set(step.name, { passed: 0, failed: 1 });
      continue;
    }
    const start = Date.now();
    const result = run(step);
    results.set(step.name, result);
    console.log(
      `=== ${step.name}: ${result.passed} passed, ${result.failed} failed, ${Math.round((Date.now() - start) / 1000)} s`,
    );
  }

  const total = [...results.values()].reduce((sum, { passed, failed }) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
  }));
  const failedSteps = [...results].filter(([, { failed }]) => failed > 0).map(([name]) => name);
  if (failedSteps.length > 0) {
    console.error(`\nFailed: ${failedSteps.join(', ')}. The reason stands under the heading of each.`);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

try {
  process.env.CHROMIUM_PATH = ensureChromium();
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}
