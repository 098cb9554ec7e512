import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** What `npm run test:quick` leaves to `npm test`: random input in great numbers, and programs that are started. */
const slow = [
  'tests/code/commands.test.ts',
  'tests/unit/dl/{anyText,hostile,programs,properties}.test.ts',
  'tests/unit/machine/**',
  'tests/unit/safe-build/**',
];

/** What `npm test` leaves to its build, which checks the same texts with the same functions and stops at each fault. */
const alsoInBuild = ['tests/content/{dlExamples,rules}.test.ts'];

const leftOut = [
  ...(process.env['QUICK'] === undefined ? [] : slow),
  ...(process.env['BESIDE_BUILD'] === undefined ? [] : alsoInBuild),
];

const suite = (name: string, globalSetup: string[] = []) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    globalSetup,
    exclude: leftOut,
  },
});

export default defineConfig({
  root: process.cwd(),
  resolve: { alias: { '@site': process.cwd() } },
  test: {
    // Builds of fixture sites take some seconds each on two cores.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    allowOnly: false,
    // Vitest leaves one core free, which is half of two.
    maxWorkers: availableParallelism(),
    // Pages and texts make short-lived trees: with more room for them a tenth of the time of the processor is saved.
    execArgv: ['--max-semi-space-size=64'],
    // A worker loads each module once for all its files, so a test leaves no module and no global changed.
    isolate: false,
    experimental: { fsModuleCache: true },
    passWithNoTests: false,
    projects: [
      suite('code'),
      suite('unit'),
      suite('content'),
      suite('api', ['tests/api/results.ts']),
      suite('guards'),
      suite('build'),
      suite('hosting'),
    ],
  },
});
