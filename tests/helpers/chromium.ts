import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { installPackages, isRoot, onPath } from './systemProgram';

/** Chromium without the parts that only a window needs: the browser tests take about a third less time in it. */
const headlessShell = 'chromium-headless-shell';

/** Names of Chromium on the PATH of common systems, best first. */
const systemNames = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Quiet start without background traffic; Chromium refuses its sandbox to root. */
export const chromiumArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(isRoot() ? ['--no-sandbox'] : []),
];

/**
 * What tests start it with, benchmarks not. A page of a test lives for seconds: without the two compilers that make code
 * fast (Maglev and TurboFan), and with memory that is tidied up less often, it takes an eighth less processor time.
 */
export const testArguments = [
  ...chromiumArguments,
  '--js-flags=--no-opt --no-maglev --min-semi-space-size=32 --max-semi-space-size=64',
];

/**
 * Looks for a Chromium: the variable CHROMIUM_PATH, Playwright's own download, the system's.
 *
 * @returns path of the program, or nothing when there is none
 * @throws Error when CHROMIUM_PATH names no file
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) {
      throw new Error(`CHROMIUM_PATH is "${named}", but there is no such file. Correct it or unset it.`);
    }
    return named;
  }
  const own = chromium.executablePath();
  if (existsSync(own)) {
    return own;
  }
  return systemNames.map(onPath).find((found) => found !== undefined);
}

/** @returns path of a Chromium with all its parts, or nothing when there is none */
function findWholeChromium(): string | undefined {
  const own = chromium.executablePath();
  return existsSync(own)
    ? own
    : systemNames
        .filter((name) => name !== headlessShell)
        .map(onPath)
        .find((found) => found !== undefined);
}

/**
 * The headless one never keeps a page for the way back, so tests of that need one with all its parts. Root on Debian gets
 * it where there is none.
 *
 * @returns what Playwright starts it with
 * @throws Error that says what to do when there is none
 */
export function ensureChromiumWithCache(): LaunchOptions {
  if (!findWholeChromium()) {
    installPackages(['chromium']);
  }
  const executablePath = findWholeChromium();
  if (!executablePath) {
    throw new Error(
      `The test of the way back needs a Chromium that keeps pages, and ${headlessShell} keeps none. Do one of these and run it again:\n` +
        '  npx playwright install --with-deps chromium\n' +
        '  install the package "chromium" of your system',
    );
  }
  return {
    executablePath,
    args: [...chromiumArguments, '--headless=new'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  };
}

/**
 * Finds a Chromium or installs one: Playwright's download, else Debian's package when root. Root on Debian gets the
 * headless one in any case, and the full one is used when that fails.
 *
 * @throws Error that says what to do when no way worked
 */
export function ensureChromium(): string {
  if (!process.env.CHROMIUM_PATH && !existsSync(chromium.executablePath()) && !onPath(headlessShell)) {
    installPackages([headlessShell]);
  }
  const found = findChromium();
  if (found) {
    return found;
  }
  console.log('No Chromium found. Trying the download of Playwright …');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 });
  const installed = findChromium();
  if (!installed) {
    throw new Error(
      'The browser tests need Chromium, and it could not be installed. Do one of these and run the command again:\n' +
        '  npx playwright install --with-deps chromium\n' +
        '  install the package "chromium" of your system\n' +
        '  set CHROMIUM_PATH to the program file of a Chromium or Chrome',
    );
  }
  return installed;
}
