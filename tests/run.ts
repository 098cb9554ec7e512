import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { commandLine } from '../src/data/commandLine';
import { addressTests } from './config/addressTests';
import { ensureChromium } from './helpers/chromium';

commandLine(
  `Usage: npm test

Runs every check of the project, from the cheap to the dear, in one go. A failing step does not hide the ones after it,
except where they need what it makes. Ends with a table of the steps and one line: N passed, N failed.`,
  {},
);

type Count = { passed: number; failed: number };
type Result = Count & { seconds: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };
type Step = {
  name: string;
  command: string[];
  env?: Record<string, string>;
  count?: (report: string) => Count;
  /** What it must print, for another step relies on what it checks. */
  prints?: RegExp;
  /** Steps that must have passed before. */
  needs?: string[];
  /** Steps that must have ended before. */
  after?: string[];
  /** It fills all cores, and its tests would notice other work: the steps before it end first, and those after it wait. */
  alone?: true;
};

/** Each step has moments in which it leaves a core idle; two fill them. */
const atOnce = availableParallelism() > 1 ? 2 : 1;

const reports = path.resolve('.cache/test-reports');
const vitest = ['vitest', 'run', '--config', 'tests/config/vitest.config.mts', '--reporter=default', '--reporter=json'];

function vitestStep(name: string, projects: string[], needs: string[] = []): Step {
  const report = path.join(reports, `${name}.json`);
  const command = [...vitest, `--outputFile.json=${report}`, ...projects.flatMap((project) => ['--project', project])];
  return { name, command, count: countVitest, needs };
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

const playwright = ['playwright', 'test', '--reporter=dot,json'];

/** The first ones that can start do, as long as others run beside them; so what others wait for comes early. */
const steps: Step[] = [
  { name: 'site', command: ['npm', 'run', 'build'], prints: /^\[content\] .*; no errors$/m },
  { ...vitestStep('source', ['code', 'unit', 'content']), env: { BESIDE_BUILD: '1' } },
  // The site below a path is built where the real one was.
  { name: 'fixture-sites', command: ['tsx', 'tests/helpers/buildFixtureSites.ts'], needs: ['site'] },
  vitestStep('built-site', ['build'], ['site', 'fixture-sites']),
  vitestStep('hosting', ['hosting'], ['site', 'fixture-sites']),
  vitestStep('api', ['api']),
  // Both install nginx where it is missing, and only one can.
  { ...vitestStep('guards', ['guards']), after: ['hosting'] },
  { name: 'browser', command: playwright, count: countPlaywright, needs: ['site', 'fixture-sites'], alone: true },
  {
    name: 'below-a-path',
    command: [...playwright, '--project=e2e', ...addressTests],
    env: { BELOW_A_PATH: '1' },
    count: countPlaywright,
    needs: ['fixture-sites'],
  },
  // A short form in Firefox, where it is installed; all of it is `npm run test:browsers`.
  { name: 'firefox', command: ['tsx', 'tests/browsers/cli.ts', '--short', '--only', 'firefox'], needs: ['site'] },
];

/** @param kept whether the output is kept until the step has ended, because another step runs at the same time */
function run({ name, command, env, count, prints }: Step, kept: boolean): Promise<Count> {
  const report = path.join(reports, `${name}.json`);
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      output.push(part);
      if (!kept) process.stdout.write(part);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (status) => {
      const printed = Buffer.concat(output);
      if (kept) {
        console.log(`\n=== output of ${name}`);
        process.stdout.write(printed);
      }
      if (prints?.test(String(printed)) === false) {
        console.error(`${name} has not printed ${prints}, so it has not checked what another step leaves to it.`);
        resolve({ passed: 0, failed: 1 });
      } else {
        resolve(countOf(status, report, count));
      }
    });
  });
}

function countOf(status: number | null, report: string, count: Step['count']): Count {
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

async function runStep(step: Step, kept: boolean, results: Map<string, Result>): Promise<void> {
  const failed = (step.needs ?? []).filter((name) => (results.get(name)?.failed ?? 0) > 0);
  console.log(`\n=== ${step.name}`);
  if (failed.length > 0) {
    console.error(`Not run: it needs "${failed.join('" and "')}", which failed.`);
    results.set(step.name, { passed: 0, failed: 1, seconds: 0 });
    return;
  }
  const start = performance.now();
  const result = { ...(await run(step, kept)), seconds: Math.round((performance.now() - start) / 1000) };
  results.set(step.name, result);
  console.log(`=== ${step.name}: ${result.passed} passed, ${result.failed} failed, ${result.seconds} s`);
}

function table(results: ReadonlyMap<string, Result>, seconds: number): string {
  const row = (step: string, tests: string | number, time: string | number) =>
    `${step.padEnd(16)}${String(tests).padStart(7)}${String(time).padStart(9)}`;
  const rows = [...results].map(([name, { passed, failed, seconds: time }]) => row(name, passed + failed, time));
  return [row('step', 'tests', 'seconds'), ...rows, row('all together', '', seconds)].join('\n');
}

/** @returns the next step that can start beside those that run, or nothing */
function nextOf(waiting: readonly Step[], running: number, results: ReadonlyMap<string, Result>): Step | undefined {
  const [first] = waiting;
  if (running >= atOnce || (first?.alone && running > 0)) {
    return undefined;
  }
  const barrier = waiting.findIndex(({ alone }, at) => alone && at > 0);
  return waiting
    .slice(0, barrier < 0 ? undefined : barrier)
    .find(({ needs = [], after = [] }) => [...needs, ...after].every((name) => results.has(name)));
}

async function runAll(): Promise<ReadonlyMap<string, Result>> {
  const results = new Map<string, Result>();
  const running = new Map<Step, Promise<void>>();
  const waiting = [...steps];
  while (waiting.length > 0 || running.size > 0) {
    const step = [...running.keys()].some(({ alone }) => alone) ? undefined : nextOf(waiting, running.size, results);
    if (step) {
      waiting.splice(waiting.indexOf(step), 1);
      const kept = atOnce > 1 && !step.alone;
      running.set(
        step,
        runStep(step, kept, results).finally(() => running.delete(step)),
      );
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(`The step ${waiting[0]?.name} waits for one that there is not.`);
    }
  }
  return new Map(steps.map(({ name }) => [name, results.get(name) ?? { passed: 0, failed: 1, seconds: 0 }]));
}

async function main(): Promise<void> {
  const start = performance.now();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const results = await runAll();

  const all = [...results.values()];
  const passed = all.reduce((sum, result) => sum + result.passed, 0);
  const failed = all.reduce((sum, result) => sum + result.failed, 0);
  const failedSteps = [...results].filter(([, result]) => result.failed > 0).map(([name]) => name);
  console.log(`\n${table(results, Math.round((performance.now() - start) / 1000))}`);
  if (failedSteps.length > 0) {
    console.error(`\nFailed: ${failedSteps.join(', ')}. The reason is below the heading of each.`);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function stop(error: unknown): void {
  console.error(error instanceof Error ? error.message : String(error));
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}

try {
  process.env.CHROMIUM_PATH = ensureChromium();
  main().catch(stop);
} catch (error) {
  stop(error);
}
