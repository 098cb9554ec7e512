import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { allSites, siteServer } from './tests/config/siteServer';
import { siteUrl } from './tests/config/sites';
import { findChromium, testArguments } from './tests/helpers/chromium';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests',
  // The projects that the guards are tried on have browser tests, too.
  testIgnore: 'fixtures/**',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  // A test waits for frames and timers now and then: one worker more than processors has work for them meanwhile.
  workers: availableParallelism() + 1,
  // A broken test fails twice. One that was only slow is reported as flaky and does not hide the others.
  retries: 1,
  // Limits, not waits: a machine with other work may need them, a fault still ends with its message.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    baseURL: siteUrl('main'),
    viewport: { width: 1440, height: 900 },
    // A worker keeps its page, which Playwright empties between tests, its caches too: cheaper than a new one for each.
    reuseContext: true,
    launchOptions: { args: testArguments, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [
    { name: 'e2e', testMatch: 'e2e/**/*.spec.ts' },
    { name: 'a11y', testMatch: 'a11y/**/*.spec.ts' },
  ],
  // The tests that run once more below a path open no other site.
  webServer: siteServer(process.env.BELOW_A_PATH ? ['main'] : allSites),
});
